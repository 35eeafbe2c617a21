export default [
  {
    title: 'Quiropráctico en Bentonville',
    heading: 'Para Bentonville, de la oficina a la bicicleta',
    lead: 'La misma espalda aguanta la oficina entre semana y la bicicleta el sábado. Si busca quiropráctico cerca de Bentonville, estamos en Springdale y atendemos a oficinistas, ciclistas y familias.',
    seo: {
      focus: 'quiropráctico Bentonville',
      title: 'Quiropráctico Bentonville',
      description:
        '¿Busca quiropráctico cerca de Bentonville? En Springdale atendemos cuello, espalda y muñecas de quienes pasan el día en oficina o andan en bicicleta.',
    },
    social: {
      title: 'De día oficina, de tarde sendero: quiropráctico para Bentonville',
      description:
        'Cuello, espalda y manos después de juntas, vuelos y montaña. Qué revisamos en ciclistas y oficinistas, y cómo llegar desde Bentonville.',
    },
    keywords: [
      'quiropráctico en Bentonville AR',
      'quiropráctico para ciclistas Bentonville',
      'dolor de espalda bicicleta de montaña',
      'dolor de cuello oficina Bentonville',
      'quiropráctico cerca de XNA',
    ],
    map: 'Mapa del noroeste de Arkansas con Bentonville resaltado, al noroeste. Se ve el camino desde la plaza del centro. Va al este por Central Avenue hasta la I-49 y baja por ella, más allá de Rogers y Lowell, hasta Springdale. Ahí toma Sunset Avenue (US 412) al este hasta la clínica. La línea punteada es el Razorback Greenway.',
    stats: {
      claim: 'pacientes de empresas de Bentonville',
      travel: 'desde el centro de Bentonville',
    },
    services: {
      heading: 'Para la semana de oficina y el sábado de montaña',
      items: [
        {
          id: 'chiropractic-care',
          text: 'Para un cuello con nueve videollamadas encima y una zona lumbar que aguantó toda la subida.',
        },
        {
          id: 'wellness-care',
          text: 'Un plan que respeta sus semanas de viaje y de carrera, con días de descanso.',
        },
        {
          id: 'pregnancy-care',
          text: 'Apoyo durante el embarazo para quien dirige un equipo y para quien ya extraña la bicicleta.',
        },
        {
          id: 'pediatric-care',
          text: 'Para niños que aprendieron a andar en dos ruedas casi antes que a leer.',
        },
      ],
      also: 'Donde dejan huella el escritorio y el manubrio',
    },
    directions: {
      heading: 'Cómo llegar al quiropráctico desde Bentonville',
      lead: 'Casi todo es una sola autopista. Lo único que cambia es por dónde entra.',
      items: [
        {
          id: 'from-square',
          title: 'Desde la plaza del centro',
          steps: [
            'Siga Central Avenue hacia el este hasta encontrar la I-49.',
            'Maneje al sur y deje atrás Rogers y Lowell.',
            'En Springdale tome la salida 72 y la US 412 rumbo al este.',
            'La clínica está en 1900 West Sunset Avenue; la suite es la número 5.',
          ],
        },
        {
          id: 'from-walton',
          title: 'Por Walton Boulevard',
          steps: [
            'Walton Boulevard (US 71B) baja al sur y luego dobla al este, hasta la I-49.',
            'Entre a la autopista en dirección a Fayetteville.',
            'Después de la salida de Elm Springs Road viene la de Sunset Avenue: tómela hacia el este.',
          ],
        },
        {
          id: 'from-airport',
          title: 'Desde el aeropuerto, XNA',
          steps: [
            'Tome la Highway 264 al este, por Cave Springs, hasta la I-49 en Lowell.',
            'Entre a la autopista hacia el sur y no la deje hasta Springdale.',
            'En la salida de Sunset Avenue vaya rumbo al centro de Springdale; la clínica está antes.',
          ],
        },
      ],
    },
    landmarks: {
      heading: 'De su lado del límite del condado',
      items: [
        {
          id: 'crystal',
          title: 'Crystal Bridges Museum',
          text: 'Al noreste de la plaza; sus senderos se unen al Greenway, que también pasa por Springdale.',
        },
        {
          id: 'square',
          title: 'La plaza',
          text: 'Aquí empieza el camino marcado en el mapa.',
        },
        {
          id: 'slaughter',
          title: 'Slaughter Pen',
          text: 'Piedras y subidas cortas y duras. Primero se quejan las manos; luego, la parte alta de la espalda.',
        },
        {
          id: 'coler',
          title: 'Coler Mountain Bike Preserve',
          text: 'Al oeste del centro, con saltos grandes. Si un mal aterrizaje le sigue doliendo, vale la pena revisarlo.',
        },
        {
          id: 'momentary',
          title: 'The Momentary',
          text: 'Al sureste de la plaza, en una antigua fábrica de queso. Un concierto de pie también cuenta como esfuerzo.',
        },
      ],
    },
    questions: {
      heading: 'Dudas de ciclistas y de quienes viajan por trabajo',
      items: [
        {
          id: 'bike-fit',
          title: '¿Ustedes me acomodan la bicicleta?',
          text: 'Vemos cómo se sienta y dónde siente el jalón, y quizá le propongamos probar un cambio pequeño. La medición completa le corresponde a una tienda de bicicletas. Nos ayudan mucho unas fotos de perfil, con usted ya en la bicicleta. Empiece por el artículo sobre [ciclismo y dolor](/blog/cycling-neck-back-pain).',
        },
        {
          id: 'by-bike',
          title: '¿Se puede llegar en bicicleta por el Greenway?',
          text: 'El Greenway llega al centro de Springdale, pero la clínica está más al oeste. El último tramo, por Sunset Avenue, tiene tráfico rápido. Ese día es preferible venir en carro; una espalda irritada lo agradece.',
        },
        {
          id: 'crash',
          title: 'Salí volando por encima del manubrio. ¿Voy primero con ustedes?',
          text: 'No, si se golpeó la cabeza, se desmayó o no puede apoyar un brazo o una pierna. En esos casos, vaya a una sala de emergencias. Después, cuando un médico le dé luz verde, podemos ayudar con lo que siga rígido.',
        },
        {
          id: 'travel',
          title: 'Viajo cada dos semanas. ¿Vale la pena empezar?',
          text: 'Sí, si lo planeamos. Las visitas se acomodan entre sus viajes y se lleva ejercicios que caben en un cuarto de hotel. No hay un número fijo de visitas que cumplir.',
        },
        {
          id: 'employer',
          title: '¿Paga el seguro de mi empresa?',
          text: 'Cada empresa escoge sus planes, así que dos personas del mismo edificio pueden tener coberturas distintas. Traiga su tarjeta. Preguntamos a la aseguradora por el deducible, el copago y el límite de visitas.',
        },
      ],
    },
    cta: {
      title: 'Antes de la próxima junta o la próxima bajada',
      text: 'Elija una hora que quepa en su agenda. O primero platique con nosotros, sin costo.',
    },
    translatedFrom:
      'eabce0 b55726\n75edaa 583d89 37e4d6 89c20d c964d3 7383a3 974613 b91d06 446bda 3850ad 3d2856 ec6e81 eedc23 0824e5 b69b30\n277c66\n341215 36e1c6 06dbb6 eebe5e eacead\n37c9b8 241749 a2ea74 3cec1f 8d4e9a 31c8ca a83df8 eee22f ff00d8 62fb2f 418205\nab9d3d 1cbe2b\n1b8091 8b29c9 4b04a4 2f8dab 946e2d 184fbf a169eb fd2c3c 68aecd 5c47f1 1fe3ab\ne4f2d0 60de27 1db961\n1460e8 6c2b75 9c0bc7 668f3c 7ea02c 083c4b\na10004 28628e\n80c030 b7b271\n1db961\na16bd7 eb9bcd\ndbe35c 4e4cc5\n074416 5cc6f0 f17990',
    content:
      '## De lunes a viernes\n\nLa computadora en la mesa de la cocina, los audífonos y un vuelo cada quince días. La cabeza se va hacia la pantalla y la respiración se acorta. Para el jueves el cuello está duro y hormiguea la mano con que mueve el ratón. Nada de esto llama mucho la atención, y por eso se deja pasar tanto tiempo.\n\n## El sábado\n\nEse mismo cuerpo sale a pedalear. Slaughter Pen, Coler y el largo Greenway piden justo lo que el escritorio quita. Hace falta un cuello que se estire hacia atrás, una espalda que gire y unas caderas que se abran. Lo que la semana dejó tieso, el sendero lo encuentra.\n\n## Un solo plan para las dos cosas\n\nPor eso vemos las dos juntas. Le preguntamos cómo se sienta, cómo pedalea, cómo duerme y qué cambió últimamente. Un asiento nuevo o un jefe nuevo pueden acabar sintiéndose en la zona lumbar.\n\nA veces, subir la pantalla ya resuelve una parte. Otras veces conviene acercar el manubrio. La atención en la clínica puede ayudar con lo demás. Hay quien necesita pocas visitas y hay quien necesita más; fijamos juntos una fecha para ver si está funcionando. Para muñecas y codos, lea sobre el [esfuerzo repetitivo](/symptoms/repetitive-strain-injury).',
    _meta: {
      filePath: 'cities/bentonville-chiropractor.es.md',
      fileName: 'bentonville-chiropractor.es.md',
      directory: 'cities',
      extension: 'md',
      path: 'cities/bentonville-chiropractor.es',
    },
  },
  {
    title: 'Quiropráctico en Fayetteville',
    heading: 'Para Fayetteville y los estudiantes de la universidad',
    lead: 'Clases, computadora y desvelos: el cuello lo resiente antes de los exámenes finales. Para quien busca quiropráctico cerca de Fayetteville, la clínica queda en Springdale, al norte de la Universidad de Arkansas.',
    seo: {
      focus: 'quiropráctico Fayetteville',
      title: 'Quiropráctico Fayetteville',
      description:
        'Quiropráctico para Fayetteville, muy cerca: en Springdale atendemos a familias, estudiantes y personal de la Universidad de Arkansas. Pregunte hoy.',
    },
    social: {
      title: '¿Cuello tieso antes de los finales? Atención cerca de Fayetteville',
      description:
        'Para estudiantes y personal de la Universidad de Arkansas y familias de Fayetteville: lo que un semestre le hace a la espalda y cómo llegar.',
    },
    keywords: [
      'quiropráctico en Fayetteville AR',
      'quiropráctico para estudiantes Universidad de Arkansas',
      'quiropráctico cerca del campus U of A',
      'dolor de cuello estudiantes Fayetteville',
    ],
    map: 'Mapa del noroeste de Arkansas con Fayetteville resaltado, al sur. Se ven dos caminos. Desde la Universidad de Arkansas se sube por Garland Avenue (Highway 112) y la I-49; luego, al este por Sunset Avenue hasta la clínica. Desde el centro se viene por College Avenue y Thompson Street (US 71B), y luego al oeste.',
    stats: {
      claim: 'estudiantes de la U of A',
      travel: 'desde el campus de la U of A',
    },
    services: {
      heading: 'Quiropráctico para Fayetteville, en el campus y fuera de él',
      items: [
        {
          id: 'chiropractic-care',
          text: 'Para cuellos doblados sobre la pantalla en la biblioteca y espaldas que duermen en un colchón de dormitorio universitario.',
        },
        {
          id: 'wellness-care',
          text: 'Hábitos pequeños que aguantan la semana de exámenes, cuando lo primero que se deja es el gimnasio.',
        },
        {
          id: 'pregnancy-care',
          text: 'Para quien espera un bebé y todavía da tres clases o termina la tesis.',
        },
        {
          id: 'pediatric-care',
          text: 'Para los más jóvenes de Fayetteville que corren, escalan o tocan el trombón, después de platicar con sus padres.',
        },
      ],
      also: 'Lo que suele dejar un semestre',
    },
    directions: {
      heading: 'De la clase a la clínica',
      lead: 'Donde termina Fayetteville empieza Springdale: todos los caminos van al norte. Escoja el que le quede más cerca.',
      items: [
        {
          id: 'from-campus',
          title: 'Desde el campus, por Garland Avenue',
          steps: [
            'Suba por Garland Avenue, que es la Highway 112, hasta la I-49.',
            'Entre a la I-49 hacia el norte y siga más allá de Fulbright Expressway y de Johnson.',
            'Salga en la 72, la de la US 412, y vaya al este; la calle se llama Sunset Avenue.',
            'Los números bajan hasta el 1900 West. Ahí busque la suite 5.',
          ],
        },
        {
          id: 'from-dickson',
          title: 'Si sale de Dickson Street y la plaza',
          steps: [
            'Suba a College Avenue (US 71B) y tome rumbo al norte.',
            'Pase el centro comercial y no se desvíe; en Springdale la avenida cambia de nombre a Thompson Street.',
            'En Sunset Avenue dé vuelta a la izquierda y avance hasta la cuadra del 1900.',
          ],
        },
        {
          id: 'from-wedington',
          title: 'Desde Wedington Drive y el lado oeste',
          steps: [
            'Tome Wedington Drive hasta la I-49 y vaya hacia el norte.',
            'Cerca de las cinco de la tarde, salga con un poco más de tiempo.',
            'Deje la autopista donde el letrero dice Sunset Avenue y maneje hacia el este.',
          ],
        },
      ],
    },
    landmarks: {
      heading: 'De Old Main al lago Fayetteville',
      items: [
        {
          id: 'old-main',
          title: 'Old Main',
          text: 'Las dos torres de la loma; Garland Avenue, su salida al norte, pasa a unas calles.',
        },
        {
          id: 'stadium',
          title: 'Razorback Stadium',
          text: 'Los días de partido en casa, las calles se llenan temprano: pida su cita para otro día.',
        },
        {
          id: 'dickson',
          title: 'Dickson Street',
          text: 'Su extremo este queda cerca de College Avenue, que le trae a la clínica sin tocar la autopista.',
        },
        {
          id: 'botanical',
          title: 'Botanical Garden of the Ozarks',
          text: 'Junto al lago Fayetteville, casi en el límite con Springdale; al pasar por ahí ya avanzó bastante.',
        },
        {
          id: 'lake',
          title: 'Lake Fayetteville',
          text: 'El Greenway bordea el lago antes de entrar a Springdale.',
        },
      ],
    },
    questions: {
      heading: 'Lo que preguntan los estudiantes',
      items: [
        {
          id: 'parents-plan',
          title: 'Tengo el seguro de mis papás, de otro estado. ¿Sirve aquí?',
          text: 'Depende del plan. Algunos pagan solo la atención cerca de casa y otros, en cualquier lugar. Traiga la tarjeta; nos sirven los dos lados. Le preguntamos a la aseguradora antes de que usted decida.',
        },
        {
          id: 'no-car',
          title: 'No tengo carro en el campus. ¿Cómo llegan los demás?',
          text: 'Muchos vienen en el carro de alguien con quien viven, o reservan a una hora parecida a la de una amistad. Si piensa venir en autobús o pedir un viaje por aplicación, llame antes y buscamos una hora tranquila. El Greenway solo no llega hasta la puerta.',
        },
        {
          id: 'marching',
          title: 'Toco en una banda o juego en un club. ¿Tengo que dejarlo?',
          text: 'Por lo general, no. Queremos saber qué duele, cuándo y con qué esfuerzo. Quizá le pidamos cambiar o saltarse algo por un tiempo. Si el examen indica que hace falta un médico, le decimos a dónde ir.',
        },
        {
          id: 'headache',
          title: '¿Mi dolor de cabeza puede venir del cuello?',
          text: 'A veces sí. Pasar horas con la cabeza hacia adelante sobrecarga las articulaciones y los músculos de la nuca. Un dolor repentino y muy fuerte es otra cosa: pida ayuda urgente. Lea primero sobre el [dolor de cabeza](/symptoms/headache-migraine).',
        },
      ],
    },
    cta: {
      title: '¿Un rato libre entre clases? Pregunte si hay cita hoy',
      text: 'Traiga su horario y su tarjeta del seguro. La primera plática no cuesta nada, ni siquiera la semana antes de los finales.',
    },
    translatedFrom:
      '53e212 aa48b8\n5d3a26 38b1ab 364ff6 821b23 11b43c 7ba827 e8c8d5 a45781 04971d 371c6c 452876 705f6d b6da06 797b08 97956c\nfe8714\n09eb36 4dc5aa 8b3248 97a4b7\n4f03fa 433de3 695064 ca4e8a 371a79 95364f 9e747a 1f7a71 5fa110 beefdd 2b3e6d\n6fb3d0 a0865b\n6919ef 977bcd bebefe af4e41 3bddac 7cd7ee fcb0a0 080ffc ad4188\na3239c 9fe855 4bb06e\n681f10 b52fdb d3f436 b506a1 9db3ae efd7f1\nb73bff a5e2bc\n006046 f64b94\n4bb06e\n5c99eb 7f313b f0c7f9 6885c1 786662\nb9e538 c2f69a b3b0b8',
    content:
      '## El semestre, semana por semana\n\n**Segunda semana.** En la mochila van dos libros, la computadora y una botella de agua, todo en un solo hombro. Aún no duele nada. La parte alta de la espalda apenas se cansa al subir desde Dickson Street.\n\n**Parciales.** Seis horas en la biblioteca con la barbilla hacia la pantalla. Al voltear a la izquierda, la cabeza ya no llega tan lejos. Por estas fechas empiezan a llamar los estudiantes.\n\n**Finales.** Primero se va el sueño y luego el ejercicio. El dolor de cabeza nace en la nuca y por la noche ya está en la frente. Un poco de calor y una caminata a la plaza pueden ayudar más que otro café.\n\n**La mudanza.** Un sofá, tres pisos sin elevador y nadie que quiera doblar las rodillas. Más de una llamada de mayo empieza con ese sofá.\n\n## Qué hacemos con todo eso\n\nAntes de sugerir algo, preguntamos cómo es su semana. Puede salir con la mochila más ligera, la pantalla más alta y dos ejercicios que caben entre clases. La atención con las manos, en la clínica, es solo una parte. El número de visitas no es fijo, y se puede planear alrededor de las vacaciones o de un verano en casa.\n\nFayetteville es mucho más que su campus. También vienen personal de enfermería, docentes, gente de cocina y personas ya jubiladas, con molestias parecidas y otras causas. A todos les hacemos las mismas preguntas, sin prisa. Para ir leyendo, está el artículo sobre el [estrés crónico](/blog/chronic-stress).',
    _meta: {
      filePath: 'cities/fayetteville-chiropractor.es.md',
      fileName: 'fayetteville-chiropractor.es.md',
      directory: 'cities',
      extension: 'md',
      path: 'cities/fayetteville-chiropractor.es',
    },
  },
  {
    title: 'Quiropráctico en Rogers',
    heading: 'Atención quiropráctica para Rogers y Pinnacle Hills',
    lead: 'Quien busca quiropráctico en Rogers nos encuentra al sur, por la I-49: la clínica queda en Springdale. Nos visita gente que pasa el día en un escritorio, en una tienda o al volante.',
    seo: {
      focus: 'quiropráctico en Rogers',
      title: 'Quiropráctico en Rogers',
      description:
        '¿Busca quiropráctico en Rogers o Pinnacle Hills? Le atendemos al sur, en Springdale: postura, dolor de espalda y muchas horas de pie o al volante.',
    },
    social: {
      title: 'Rogers y Pinnacle Hills: quiropráctico por la I-49',
      description:
        'Pantalla, piso o volante: cómo cansa cada uno la espalda, qué revisamos y cómo llegar desde Rogers y Lowell.',
    },
    keywords: [
      'quiropráctico en Rogers AR',
      'quiropráctico Pinnacle Hills',
      'quiropráctico cerca de Lowell AR',
      'dolor de espalda Rogers Arkansas',
    ],
    map: 'Mapa del noroeste de Arkansas con Rogers resaltado, al norte. Se ven dos caminos. Desde Pinnacle Hills se baja por la I-49, más allá de Lowell, y luego al este por Sunset Avenue (US 412) hasta la clínica. Desde el centro se baja por la US 71B hasta Springdale y luego al oeste. El lago Beaver queda al este de Rogers.',
    stats: {
      claim: 'pacientes de Rogers',
      travel: 'desde Pinnacle Hills',
    },
    services: {
      heading: 'Para qué vienen al quiropráctico desde Rogers',
      items: [
        {
          id: 'chiropractic-care',
          text: 'Para hombros que a media tarde ya andan junto a las orejas y caderas que sufren el regreso en carro.',
        },
        {
          id: 'wellness-care',
          text: 'Una revisión de vez en cuando, si su trabajo no va a cambiar pronto, pero sus costumbres sí pueden.',
        },
        {
          id: 'pediatric-care',
          text: 'Dolores de crecimiento, mochilas y sábados largos de fútbol, vistos con calma.',
        },
        {
          id: 'pregnancy-care',
          text: 'Cuando estar detrás de un mostrador se vuelve lo más pesado del día.',
        },
      ],
      also: 'Motivos frecuentes en Rogers',
    },
    directions: {
      heading: 'Al sur por la I-49 o por la carretera vieja',
      lead: 'Los dos caminos pasan por Lowell y llegan a Springdale. Escoja según la hora.',
      items: [
        {
          id: 'from-pinnacle',
          title: 'Desde Pinnacle Hills',
          steps: [
            'Tome Pinnacle Hills Parkway o Promenade Boulevard hasta la I-49 y vaya al sur.',
            'Deje pasar las salidas de Lowell y de Elm Springs Road.',
            'Salga en la 72, Sunset Avenue, y dé vuelta hacia el este, en sentido contrario a Tontitown.',
            'El 1900 West aparece antes del cruce grande con Thompson Street.',
          ],
        },
        {
          id: 'from-rogers-downtown',
          title: 'Si viene del centro de Rogers',
          steps: [
            'Baje por 8th Street, que es la US 71B.',
            'Siga por la 71B y atraviese Lowell; en Springdale se llama Thompson Street.',
            'Al topar con Sunset Avenue, doble a la derecha y siga al oeste hasta el número 1900.',
          ],
        },
        {
          id: 'from-lowell',
          title: 'Desde Lowell',
          steps: [
            'Tome la Highway 264 al oeste hasta la I-49 y luego al sur.',
            'Use la salida de Sunset Avenue y vaya al este: 1900 West, suite 5.',
          ],
        },
      ],
    },
    landmarks: {
      heading: 'Rogers, del lago a la autopista',
      items: [
        {
          id: 'promenade',
          title: 'Pinnacle Hills Promenade',
          text: 'Las tiendas al aire libre junto a la I-49; la entrada hacia el sur está muy cerca.',
        },
        {
          id: 'amp',
          title: 'Walmart AMP',
          text: 'Si hay concierto, salga con tiempo: se llenan las entradas de Pinnacle Hills.',
        },
        {
          id: 'mercy',
          title: 'Mercy Hospital',
          text: 'También a un lado de la I-49. Para una emergencia hay que ir ahí, no a la clínica.',
        },
        {
          id: 'atalanta',
          title: 'Lake Atalanta Park',
          text: 'Al este del centro; desde ahí conviene más la US 71B que dar la vuelta por la autopista.',
        },
        {
          id: 'beaver',
          title: 'Beaver Lake',
          text: 'Lancha, muelle y hielera: buen fin de semana y, a veces, un lunes adolorido.',
        },
      ],
    },
    questions: {
      heading: 'Antes de venir desde Rogers',
      items: [
        {
          id: 'lunch',
          title: '¿Puedo ir en mi descanso para comer?',
          text: 'Revise antes el horario en esta página, porque la clínica también descansa a mediodía. Díganos cuánto tiempo puede salir y le decimos con franqueza qué se alcanza a hacer.',
        },
        {
          id: 'standing-desk',
          title: '¿Un escritorio para trabajar de pie me quitaría el dolor?',
          text: 'Puede aliviarlo. Pero estar de pie todo el día también cansa, así que lo importante es cambiar de posición. Traiga una foto de su lugar y vemos pantalla, silla y zapatos. Lea también sobre [postura y escoliosis](/symptoms/postural-issues-scoliosis).',
        },
        {
          id: 'sciatica-drive',
          title: 'Al manejar, el dolor me baja por la pierna. ¿Qué puede ser?',
          text: 'Quizá un nervio está irritado en su camino desde la zona lumbar, o un músculo de la cadera está muy tenso. El examen puede ayudar a distinguirlos. Si tiene problemas para orinar o para controlar la orina o el intestino, o si la pierna se debilita, es una emergencia.',
        },
        {
          id: 'medicare',
          title: 'Mi papá vive en Rogers y tiene Medicare. ¿Lo atienden?',
          text: 'Claro que sí. Medicare tiene reglas propias sobre lo que paga en una clínica quiropráctica, y se las explicamos antes de que él decida. Los huesos con más años piden técnicas más suaves; por eso, traigan la lista de sus medicinas.',
        },
      ],
    },
    cta: {
      title: 'Una parada de regreso a casa',
      text: 'Díganos a qué hora sale del trabajo. Si hoy es un mal día, pregunte por una cita para el mismo día.',
    },
    translatedFrom:
      'f82ff0 067763\ne146ee 5b480c de30b0 9fae2d 6829da c62cbc 4e6374 199889 c6b4cc 5a769b 339b7a 6b51e2 89bfdb b76bab\nc1744e\n836555 bac28e 9a1e0f 938950\n73a2dc 51be72 2dbbc7 e76fab b08463 b43aff 74711a eec82d e2144b 9907c9 5200c1\n18b09f 1a2747\n879b08 651076 a95dfc d58964 d89d90 5b7289 d7a6bc 909816 58221f\n8cc030 a74540 adbef6\n5fa6d1 ca86b5 00d811 4b9fdc 417028 e7725f\n3dc72c a5942f\n3d2264 625841\nadbef6\nc8d29a 8f7c70 2f1c8b 907d27 1b148b\ne3cd72 f4671e cf7309\ne4b557 ff5534',
    content:
      '## Tres maneras de cansar la espalda\n\nEn Rogers la gente se gana la vida en posturas muy distintas. Tres se repiten una y otra vez.\n\n- **Frente a la pantalla.** En las oficinas de Pinnacle Hills hay llamadas, hojas de cálculo y una silla ajustada para otra persona. Duele entre los omóplatos.\n- **De pie.** El piso de tiendas, cocinas y pasillos de hospital es duro. A la hora de cerrar, la zona lumbar está tensa y arden los pies.\n- **Al volante.** Quien reparte o visita a clientes vive en la I-49. La cadera se pone tiesa y a veces hormiguea una pierna.\n\n## El mismo dolor, otro plan\n\nDos personas pueden señalar el mismo punto y necesitar cosas distintas. Una tiene una articulación que casi no se mueve. La otra, un músculo que nunca descansa. Por eso vemos cómo se agacha, gira, se para y camina, y descartamos lo que no debe tratarse aquí.\n\nDespués platicamos su plan. Puede llevar atención en la clínica, movimiento en casa y un cambio en el trabajo. Lo revisamos con usted sobre la marcha, y lo que no ayuda se deja. Si le gusta leer antes, empiece por el [dolor de espalda](/symptoms/back-pain).\n\n## El fin de semana también cuenta\n\nNo toda espalda adolorida de Rogers viene del trabajo. El golf, el jardín o la lancha que hubo que jalar dejan lo suyo. Cuéntenos del sábado igual que del martes.',
    _meta: {
      filePath: 'cities/rogers-chiropractor.es.md',
      fileName: 'rogers-chiropractor.es.md',
      directory: 'cities',
      extension: 'md',
      path: 'cities/rogers-chiropractor.es',
    },
  },
  {
    title: 'Quiropráctico en Springdale',
    heading: 'Atención quiropráctica en Springdale, aquí mismo',
    lead: '¿Busca quiropráctico en Springdale? La clínica está en West Sunset Avenue, dentro de la ciudad. También nos visitan familias de Tontitown y Elm Springs, que quedan aquí al lado.',
    seo: {
      focus: 'quiropráctico en Springdale',
      title: 'Quiropráctico en Springdale',
      description:
        '¿Busca quiropráctico en Springdale? Estamos en West Sunset Avenue y también atendemos a familias de Tontitown y Elm Springs, con citas para el mismo día.',
    },
    social: {
      title: 'Su clínica quiropráctica en West Sunset Avenue, Springdale',
      description:
        'Para quienes trabajan de pie, cargan, enseñan o manejan todo el día, y para su familia. Springdale, Tontitown y Elm Springs.',
    },
    keywords: [
      'quiropráctico en Springdale AR',
      'quiropráctico cerca de mí en Springdale',
      'clínica quiropráctica West Sunset Avenue',
      'quiropráctico cerca de Tontitown',
      'quiropráctico cerca de Elm Springs',
    ],
    map: 'Mapa del noroeste de Arkansas con Springdale resaltado. La clínica está en Sunset Avenue (US 412), entre la I-49, al oeste, y Thompson Street (US 71B), al este. Se ven tres caminos. Desde Tontitown se viene por la US 412. Desde Elm Springs, por Elm Springs Road y la I-49. Desde el centro, por Emma Avenue y Thompson Street.',
    stats: {
      claim: 'pacientes en Springdale',
      travel: 'desde Har-Ber High School',
    },
    services: {
      heading: 'Quiropráctico en Springdale: a qué vienen las familias',
      items: [
        {
          id: 'chiropractic-care',
          text: 'Para la espalda que cargó cajas toda la semana y el cuello que ya no gira para ver por el espejo.',
        },
        {
          id: 'pediatric-care',
          text: 'Visitas suaves para niños y adolescentes, con mamá o papá en el consultorio y sin prisas.',
        },
        {
          id: 'pregnancy-care',
          text: 'Para caderas y espalda que, mes tras mes, siguen trabajando de pie.',
        },
        {
          id: 'wellness-care',
          text: 'Para quien se siente bien y quiere llegar así a la temporada de más trabajo.',
        },
      ],
      also: 'Lo que más se oye después del turno',
    },
    directions: {
      heading: 'De su casa a la clínica, sin salir de Springdale',
      lead: 'Sunset Avenue es el nombre que toma la US 412 al cruzar Springdale. Estamos entre la I-49 y Thompson Street.',
      items: [
        {
          id: 'from-downtown',
          title: 'Desde el centro, por Emma Avenue',
          steps: [
            'Maneje por Emma Avenue hacia el oeste hasta topar con Thompson Street (US 71B).',
            'Dé vuelta a la izquierda y siga por Thompson Street hasta Sunset Avenue.',
            'Ahí dé vuelta a la derecha. Los números van subiendo: busque el 1900.',
            'Es la suite 5.',
          ],
        },
        {
          id: 'from-har-ber',
          title: 'Si viene de Har-Ber High School',
          steps: [
            'Salga de la escuela hacia el sur, hasta la US 412.',
            'Dé vuelta a la izquierda en la US 412, que también se llama Sunset Avenue, y cruce la I-49.',
            'Siga al este. Los números bajan de los cuatro mil hasta el 1900.',
          ],
        },
        {
          id: 'from-interstate',
          title: 'Desde la I-49, en cualquier sentido',
          steps: [
            'Tome la salida 72, que dice US 412 y Sunset Avenue.',
            'Siga los letreros de la US 412 hacia el este, rumbo a Springdale.',
            'Si llega a Thompson Street, ya se pasó.',
          ],
        },
      ],
    },
    towns: {
      heading: 'Tontitown y Elm Springs también son de la casa',
      items: [
        {
          id: 'tontitown',
          title: 'Tontitown',
          text: 'Familias italianas llegaron en 1898 y sembraron uva; por eso cada agosto hay Festival de la Uva. Cosechar, hincarse y cargar cajas le exige mucho a la espalda. Manejar a diario por la US 412 también. Desde Tontitown no tiene que cambiar de carretera.',
          steps: [
            'Tome Henri de Tonti Boulevard, que es la US 412, hacia el este.',
            'Pase la Highway 112 y siga derecho hasta cruzar la I-49.',
            'No cambie de vía: en Springdale se llama Sunset Avenue. Llegue al 1900 West.',
          ],
        },
        {
          id: 'elm-springs',
          title: 'Elm Springs',
          text: 'En Elm Springs se duerme tranquilo y se sale temprano. Muchos manejan lejos al trabajo y además cuidan animales. La espalda puede doler por las pacas de heno, por las horas al volante o por las dos cosas. Hay dos maneras sencillas de llegar.',
          steps: [
            'Vaya por Elm Springs Road al este hasta la I-49, avance una salida al sur y tome Sunset Avenue hacia el este.',
            'O baje por la Highway 112 hasta la US 412 y dé vuelta a la izquierda, hacia Springdale.',
            'Las dos rutas terminan en Sunset Avenue: 1900 West, suite 5.',
          ],
        },
      ],
    },
    landmarks: {
      heading: 'Lugares que usted ya conoce',
      items: [
        {
          id: 'har-ber',
          title: 'Har-Ber High School',
          text: 'Al oeste de la I-49 y al norte de la US 412; después del entrenamiento, solo hay que cruzar la autopista.',
        },
        {
          id: 'ballpark',
          title: 'Arvest Ballpark',
          text: 'La casa de los Naturals, junto a la salida de Don Tyson Parkway, la anterior a la nuestra si viene del sur.',
        },
        {
          id: 'shiloh',
          title: 'Shiloh Museum of Ozark History',
          text: 'En el centro, cerca de Emma Avenue; de ahí se llega por Thompson Street.',
        },
        {
          id: 'rodeo',
          title: 'Parsons Stadium',
          text: 'La arena del rodeo, en el lado este de Emma Avenue, al otro extremo de la ciudad.',
        },
        {
          id: 'greenway',
          title: 'Razorback Greenway',
          text: 'El sendero cruza el centro de Springdale, al este de la clínica, camino a Fayetteville o a Bentonville.',
        },
      ],
    },
    questions: {
      heading: 'Preguntas de los vecinos',
      items: [
        {
          id: 'after-shift',
          title: 'Trabajo de noche o desde la madrugada. ¿A qué hora puedo ir?',
          text: 'Nuestro horario está en esta página, junto a las indicaciones. Díganos a qué hora sale del turno. Buscamos un momento en que todavía tenga ánimo para platicar y luego pueda irse a descansar.',
        },
        {
          id: 'hurt-at-work',
          title: 'Me lastimé en el trabajo. ¿Llamo primero a la clínica o a mi patrón?',
          text: 'Avise en su trabajo lo antes posible, porque la compensación para trabajadores tiene sus propias reglas. Luego llámenos y le diremos qué papeles traer. Hay más en la página de [lesiones de trabajo](/symptoms/work-injury).',
        },
        {
          id: 'whole-family',
          title: '¿Podemos ir dos de la familia en un solo viaje?',
          text: 'Muchas veces, sí. Al llamar, pida dos citas seguidas. Cada persona tiene su propia conversación y su propio examen.',
        },
        {
          id: 'spanish-pages',
          title: 'En casa hablamos los dos idiomas. ¿Está todo en inglés también?',
          text: 'Sí. Cada página existe en inglés, con los mismos datos y el mismo horario; cambie con el botón de arriba. Así los hijos y los abuelos leen lo mismo y deciden juntos.',
        },
      ],
    },
    cta: {
      title: 'Usted ya está en el barrio',
      text: 'No siga cargando con eso todas las noches. Elija una hora o empiece con una plática que no cuesta nada.',
    },
    translatedFrom:
      '8ff6a6 17989b\n662434 1c9718 9a5031 721c28 b77e1a 89d51d d5a611 1db3cc 10f4d4 909c2d ec9e3d 7b666d e6426d f91a37 f4f7fc\nb22ea4\n9650ee 16818c 392913 c94167 010f8f\n7062a4 d26f12 281bd5 473070 75afd3 f7b64b 17b360 e50ebe 888372 1aa4b5 620944\n4c2d50 64edf3\nf82c71 d6f8a8 5e4454 38288b 7bc99e 7c4f91 c64d2e 30d0f1 16cd53\n36baa5 8a3488 2b7481\n8a4c6e 897bcc 8e03c5 729b57 72acb8 47df74\n8af849 1bca87\n100709 fee775\n2b7481\ned9fbc 215f83 a4925a 8b007d d657ad 59570c 45f8a4 4da835 7828a1 95ad07 8349f1\nc8f5ad af1cde feb7b6\n6a0c5a 97ebd1 c16e2a',
    content:
      '## Una ciudad que trabaja con las manos\n\nEn Springdale hay mucha gente despierta antes de que salga el sol. Unos están de pie en una línea de proceso. Otros cargan camiones, dan clases, limpian oficinas o manejan todo el día. Los trabajos cambian, pero la espalda cuenta casi siempre la misma historia.\n\nRepetir un solo movimiento todo el turno cansa siempre a los mismos músculos. El piso de cemento también cuenta, lo mismo que levantar peso girando el cuerpo. Después vienen la ropa por lavar, el partido de los niños y una noche corta. Preguntamos por todo, porque muchas veces el dolor tiene más de una causa. Si viene de más lejos por la I-49, vea la página de [Fayetteville](/fayetteville-chiropractor), la de [Rogers](/rogers-chiropractor) o la de [Bentonville](/bentonville-chiropractor).\n\n## Cuándo ir al quiropráctico en Springdale\n\nSi el dolor vuelve cada semana, ya es motivo para llamar. No hace falta esperar al día en que ya no pueda agacharse. Si se le duerme una mano, siente débil una pierna o tuvo una caída, pida que le revisen pronto.\n\nLa primera visita es una conversación y un examen. Se toman radiografías solo cuando el examen las pide, y antes de empezar usted sabe cuánto cuesta cada cosa. En la segunda le mostramos lo que encontramos y platicamos del plan. Lo que puede lograr la [atención quiropráctica](/services/chiropractic-care) depende de la causa, y así se lo decimos, con claridad.',
    _meta: {
      filePath: 'cities/springdale-chiropractor.es.md',
      fileName: 'springdale-chiropractor.es.md',
      directory: 'cities',
      extension: 'md',
      path: 'cities/springdale-chiropractor.es',
    },
  },
]
