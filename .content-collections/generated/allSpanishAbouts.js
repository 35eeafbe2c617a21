export default [
  {
    title: 'Quiénes somos',
    heading: 'Una clínica que empieza por escuchar',
    menu: 'Nuestra visión, filosofía y misión',
    lead: 'Quiropráctica familiar, hecha con calma: quiénes somos, cómo entendemos el cuerpo y la columna, y a quién va a encontrar cuando venga.',
    seo: {
      focus: 'quiropráctica familiar',
      title: 'Quiropráctica familiar',
      description:
        'Quiropráctica familiar en Springdale: conozca a quien le atiende, cómo trabajamos y por qué hablamos claro de la evidencia, el plan y los costos.',
    },
    accordion: [
      {
        id: 'vision',
        title: 'Nuestra visión',
        text: 'Imaginamos una ciudad donde el dolor de espalda no decida quién entrena al equipo. Ni quién baila en la boda, ni quién se sienta en el piso a jugar con los nietos. El dolor es parte de la vida, pero no tiene por qué mandar. Queremos que cada familia de Springdale, Tontitown y Elm Springs conozca un lugar donde preguntar a tiempo y recibir respuestas que se entienden.',
      },
      {
        id: 'philosophy',
        title: 'Nuestra filosofía',
        text: 'La columna nos sostiene, protege los nervios y nos deja agacharnos para abrazar a quien queremos. Cuando una articulación deja de moverse bien, los músculos de alrededor suelen trabajar de más. Empezamos por lo más suave, vemos cómo responde su cuerpo y corregimos el plan. Las manos son una herramienta. También cuentan el sueño, el movimiento, el trabajo y los demás profesionales que le atienden. Si hay pocos estudios sobre algo, lo decimos.',
      },
      {
        id: 'mission',
        title: 'Nuestra misión',
        text: 'En cada visita queremos hacer bien cuatro cosas sencillas. Escuchar hasta entender. Examinar con cuidado y tomar radiografías solo si hacen falta. Explicar los hallazgos, el plan, los costos y el seguro antes de que usted decida. Y acompañar su camino hacia lo que quiere recuperar, sea una noche de buen sueño o una mañana en el Razorback Greenway. Puede empezar con una [consulta gratuita](/free-consultation), sin ningún costo.',
      },
    ],
    bioHeading: 'La persona que le va a atender',
    bioNote: 'Esta biografía es un ejemplo; la clínica la cambiará por la suya.',
    portraitCaption: 'Su especialista',
    clinicCaption: 'La clínica en West Sunset Avenue, Suite 5',
    visitHeading: 'Venga a conocernos',
    visitText:
      'Estamos en 1900 West Sunset Avenue, Suite 5. Llame y pregunte si hay cita para hoy mismo, o venga primero a platicar, sin más.',
    translatedFrom:
      'd8f1a8 cd4903\n31a0a9 b3c41f\n253d44 15071e\nda0894 055d20 69b299 266d4e 4715e5 56cc44 af9c46\n921ef0 a898b3 56849e\n4efca0 1a7fe7 b68370\ne11cfa\ne584d9 9438c8\nbb39ef adb992\nd39edb 444e36',
    content:
      'En nuestra clínica, la primera visita es con la misma persona que después le atiende: {doctor}. Casi siempre empieza igual: «Cuénteme cómo es su día».\n\n## Un título y muchas preguntas {#degree}\n\nTiene el título de Doctor en Quiropráctica de una universidad acreditada y licencia para ejercer en Arkansas. Estudió anatomía, neurología, diagnóstico e imágenes médicas, con muchas horas de práctica supervisada. De todo aquello le quedó una lección: un examen cuidadoso suele decir más que un tratamiento apresurado. Sigue estudiando, porque la licencia lo pide y porque le gusta. Por eso a veces responde: «Eso todavía no está claro en los estudios».\n\n## La familia, en el centro {#family}\n\nSu casa es como tantas otras: tareas sobre la mesa, zapatos junto a la puerta y poco silencio. La vida en familia le enseñó con qué compite una cita: la salida de la escuela, el segundo turno, el bebé que no durmió la siesta. Por eso aquí los niños pueden entrar al consultorio, y nadie tiene que disculparse por cambiar la hora.\n\n## Un hogar en los Ozarks {#relocation}\n\nLlegó al noroeste de Arkansas con un deseo sencillo: trabajar donde los pacientes también son vecinos. En Springdale encontró eso, además de cerros para caminar y senderos por todos lados. Hoy es fácil toparse con su especialista en un festival de la escuela, en el mercado de agricultores o en algún tramo del Razorback Greenway. En la clínica, lo que atendemos sale de esas vidas: desde una [lesión en el trabajo](/symptoms/work-injury) hasta la [atención de los niños](/services/pediatric-care).',
    _meta: {
      filePath: 'about.es.md',
      fileName: 'about.es.md',
      directory: '.',
      extension: 'md',
      path: 'about.es',
    },
  },
]
