export default [
  {
    seo: {
      focus: 'clínica quiropráctica',
      title: 'Clínica quiropráctica',
      description:
        'Clínica quiropráctica para toda la familia en West Sunset Avenue, Springdale. Empiece con una consulta gratuita; hay citas para el mismo día.',
    },
    hero: {
      heading: 'Atención quiropráctica de primera en Springdale',
      subheading: 'Clínica quiropráctica con servicios completos para su salud y bienestar',
      points: [
        'Cientos de pacientes atendidos',
        'Citas para el mismo día',
        'Aceptamos seguros médicos (llame para confirmar el suyo)',
      ],
    },
    form: {
      heading: 'Pida su consulta gratuita',
      note: 'Sin costo. Antes de cualquier examen, radiografía o prueba le explicamos el precio.',
    },
    features: {
      heading: 'Atención para todos en casa',
      lead: 'De los niños a los abuelos, del estudiante al ciclista de domingo.',
      more: 'Ver todos los servicios',
    },
    benefits: {
      heading: 'Lo que puede esperar de nosotros',
      items: [
        {
          id: 'clear-answers',
          title: 'Explicaciones claras',
          text: 'Le decimos qué encontramos, qué creemos que significa y qué falta por saber. Pregunte todo lo que quiera. Y si su caso le corresponde a otro profesional, también se lo decimos.',
        },
        {
          id: 'gentle-care',
          title: 'Manos que se adaptan a usted',
          text: 'Un niño de primaria, un soldador y una embarazada de ocho meses no necesitan lo mismo. Por eso adaptamos la postura, la presión y la técnica a cada cuerpo. Si nos pide parar, paramos.',
        },
        {
          id: 'no-surprises',
          title: 'Primero el costo',
          text: 'La primera consulta es gratuita. Antes de un examen, una radiografía o una prueba, sabrá cuánto cuesta y cuánto podría pagar su seguro. Después, usted decide.',
        },
      ],
    },
    pain: {
      heading: 'Muéstrenos dónde le duele y trazamos el camino de regreso',
      lead: 'Empiece por el punto que le molesta. Cada página explica qué puede haber detrás del dolor y cómo lo atendemos aquí.',
    },
    help: {
      heading: 'Cómo puede ayudar la quiropráctica',
      lead: 'Doce puntos de partida. Elija el suyo y siga leyendo, o llámenos si prefiere preguntar.',
    },
    doctor: {
      heading: 'Conozca a la persona que primero escucha',
      lead: 'La primera visita empieza con una plática: qué le duele, desde cuándo y qué quisiera volver a hacer. Luego viene el examen, con radiografías solo si hacen falta. Nada comienza sin que usted sepa por qué.',
      more: 'Leer la biografía completa',
    },
    testimonials: {
      heading: 'En palabras de nuestros pacientes',
      reviewsNote: 'Cada espalda tiene su historia, así que los resultados varían de una persona a otra.',
    },
    reviews: {
      heading: 'Lea lo que cuentan sus vecinos',
      text: 'Las reseñas están en nuestro perfil del mapa en línea y las escriben quienes nos han visitado. Écheles un vistazo antes de hacer su cita, o deje la suya después.',
    },
    steps: {
      heading: 'Tres pasos para volver a moverse bien',
      lead: 'Por lo general no necesita un referido. La duración y el número de visitas dependen de cada caso.',
      items: [
        {
          title: 'Consulta',
          text: 'Cuéntenos dónde le duele, cuándo empezó y qué le exige al cuerpo un día normal. Esta primera conversación es gratuita y sin compromiso. Después, usted decide si sigue.',
        },
        {
          title: 'Examen y evaluación',
          text: 'Vemos cómo se mueve, buscamos articulaciones rígidas o sensibles y revisamos nervios y reflejos. Tomamos radiografías digitales solo si hacen falta. El costo se explica antes.',
        },
        {
          title: 'Plan personalizado',
          text: 'En una visita aparte repasamos los hallazgos, el plan de atención, los costos y su seguro médico. Lléveselo a casa y piénselo con calma. Usted marca el ritmo.',
        },
      ],
      cta: 'Empezar con una consulta gratuita',
    },
    offer: {
      heading: 'Oferta para pacientes nuevos',
      lead: 'Una primera revisión de su columna en un solo paquete, para que sepa cómo está antes de elegir un plan.',
      includes: [
        'Una consulta con su especialista',
        'Un examen de cómo se mueve y dónde le duele',
        'Radiografías digitales, si hacen falta',
        'Un primer tratamiento',
      ],
      formHeading: 'Pida la oferta para pacientes nuevos',
      formNote: 'Llame o escriba y le respondemos en horario de atención. Preguntar no compromete a nada.',
      price: 'Un solo precio por las cuatro cosas. Pregúntenos el precio actual antes de hacer su cita.',
    },
    why: {
      heading: 'Una clínica quiropráctica de confianza en Springdale',
      lead: 'La confianza se gana en cada visita. Así trabajamos para merecer la suya.',
      points: [
        {
          title: 'Primero escuchamos',
          text: 'Su historia va antes que el examen, y el examen antes que cualquier tratamiento. Aquí puede preguntar sin prisa.',
        },
        {
          title: 'Citas para el mismo día',
          text: 'Un cuello trabado no espera a la otra semana. Llame por la mañana y pregunte qué espacios quedan ese día.',
        },
        {
          title: 'Atención a cualquier edad',
          text: 'Niños, adolescentes, papás y abuelos reciben atención según su edad y su tamaño. Con los bebés observamos y escuchamos, y la pauta la da el pediatra.',
        },
        {
          title: 'Radiografías solo si hacen falta',
          text: 'En algunos casos ayudan mucho y en otros aportan poco. Si pedimos una, antes le explicamos para qué.',
        },
        {
          title: 'Ayuda con el seguro',
          text: 'Traiga su tarjeta o llame antes. Revisamos con usted lo que cubre. Además, si paga por su cuenta, hay descuentos y planes de pago.',
        },
        {
          title: 'Todo el sitio en dos idiomas',
          text: 'Puede leer cada página en español o en inglés, y compartirla con el familiar a quien le haga falta.',
        },
      ],
    },
    about: {
      heading: 'En casa, al pie de los Ozarks',
      text: 'Somos una clínica quiropráctica familiar en West Sunset Avenue, cerca de las escuelas, las oficinas y los senderos de todos los días. Nuestros vecinos trabajan de pie en la línea, manejan por la I-49, dan clases en primaria o acomodan mercancía de noche. Los domingos, más de uno sale en bicicleta al Razorback Greenway. Así, cada rutina le pesa a la columna de otra manera. Por eso preguntamos por la suya antes de proponer nada, y de lunes a jueves abrimos mañana y tarde.',
    },
    banner: {
      heading: '¿Es su primera vez? Una visita, un solo precio.',
      text: 'La oferta para pacientes nuevos incluye la consulta con su especialista, un examen, radiografías digitales si hacen falta y un primer tratamiento.',
      button: 'Aprovechar la oferta',
    },
    extraServices: [
      {
        id: 'auto-injury',
        title: 'Atención tras un accidente de auto',
        blurb: 'Revisión y cuidado después de un choque.',
        text: 'El dolor y la rigidez del cuello pueden aparecer días después del choque, aunque haya sido leve. Revisamos cómo se mueven su cuello y su espalda, anotamos lo que encontramos y le avisamos si conviene ver a otro profesional. El seguro del auto puede cubrir esta atención.',
      },
      {
        id: 'acupuncture',
        title: 'Acupuntura',
        blurb: 'Un complemento de su plan de atención.',
        text: 'Se colocan agujas muy finas en puntos elegidos y se dejan un rato. Según algunos estudios, la acupuntura puede aliviar ciertos dolores de espalda, cuello y cabeza. La ofrecemos junto con la atención quiropráctica, siempre que convenga a su plan y a usted le dé confianza. Después puede quedar un moretón pequeño o un punto adolorido.',
      },
    ],
    translatedFrom:
      '01e369 34100b\n7b8f4b 27c836 39b69a\nc12657 8f14ae a0a660 11fcca 50dd41 a05954 892e2a\na37e02 06fe84 1ff98c\n63c66b 09f613 4e16c7\nebf3dc 7fbe1f 811a22\n29bf1f eb5046 b7b16b\n006431 59e30e\n378dde a07864\nfe539f f025cf a1bfd6 c4ac4e e71f33\nf29dc1 57e2f9 79b419 56f091 364194 feaef5 547bf8 8537d4 a4f207\nc754d3 133676\n675b17 bba3a3\naa2d5e 3ef6b8 d1ee38\n9e1032 bc7658 d67635 537a95 8b2d9f 355915 ddd49c cad161 9f359e\n66081b bafac4\n7b1a8d a08b03 ae85cd 4e5232 50f6cb 51ed79 04e091 16300f 4985e6 27a980 55f8d5 dc7500 592bdd 84fe49',
    _meta: {
      filePath: 'home.es.yaml',
      fileName: 'home.es.yaml',
      directory: '.',
      extension: 'yaml',
      path: 'home.es',
    },
  },
]
