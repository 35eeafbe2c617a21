export default [
  {
    title: 'Aetna',
    heading: 'Cómo usar Aetna en la clínica',
    lead: 'Aetna ofrece muchos planes, y no todos tratan igual la quiropráctica. Le ayudamos a averiguar qué dice el suyo antes de que pague.',
    seo: {
      focus: 'Aetna y quiropráctica',
      title: 'Aetna y quiropráctica',
      description:
        '¿Cubre Aetna la quiropráctica? En Springdale revisamos con usted su plan, del deducible al copago, antes de la primera visita que tenga algún costo.',
    },
    benefits: {
      heading: 'Para qué vienen las personas con Aetna',
      pain: {
        title: 'Alivio del dolor',
        text: 'La atención con las manos puede ayudar con algunos dolores de espalda y cuello. A las pocas semanas revisamos si le está sirviendo.',
      },
      mobility: {
        title: 'Más movilidad',
        text: 'Con ajustes y ejercicios sencillos puede serle más fácil girar, agacharse y levantar cosas.',
      },
      wellness: {
        title: 'Apoyo para su bienestar',
        text: 'Usted aprende a sentarse, dormir y moverse entre visitas. El mantenimiento a largo plazo casi siempre lo paga usted, no el plan.',
      },
    },
    steps: {
      heading: 'De la tarjeta a la atención en cuatro pasos',
      verification: {
        title: 'Verificación',
        text: 'Consultamos el tipo de plan, la red, el deducible, el copago y el límite de visitas.',
      },
      consultation: {
        title: 'Consulta',
        text: 'Una plática gratuita sobre lo que le duele. Si hace falta un examen, antes le decimos el costo.',
      },
      plan: {
        title: 'Plan de atención',
        text: 'En la visita del informe de resultados ve las metas, las visitas y la parte que tal vez le toque pagar.',
      },
      billing: {
        title: 'Ayuda con los cobros',
        text: 'Le ayudamos a presentar el reclamo y a leer la explicación de beneficios cuando llegue.',
      },
    },
    cta: {
      title: 'Averigüe qué dice su plan de Aetna',
      text: 'Llame con la tarjeta en la mano. El número de grupo es el dato que más nos sirve.',
    },
    sources: [
      {
        title: 'Clinical Policy Bulletin 0107: chiropractic services',
        publisher: 'Aetna',
        url: 'https://www.aetna.com/cpb/medical/data/100_199/0107.html',
        lang: 'en',
      },
      {
        title: 'Glosario: deducible',
        publisher: 'CuidadoDeSalud.gov',
        url: 'https://www.cuidadodesalud.gov/es/glossary/deductible/',
        lang: 'es',
      },
    ],
    translatedFrom:
      '34f6e9 38d6a8 282f8a dec8c8 cecee5 47ab6a 9866dd\ne41a80 bd4893\n5bbece 3c406b\n57743a 1537c8 98bbdd\nb21bca 4680dc 905c82 537a95 c293d6 17d598 16c8fb f1f93b 7140f4\n0a393c\n6ff772 3c95d1 e9986e\n23ad4a ef48a6 03a7d4\n978165 652b79 05c780 8e074d 4b2899',
    content:
      '## Aetna y quiropráctica: un nombre, muchos planes {#coverage}\n\nEn el noroeste de Arkansas se ven muchas tarjetas de Aetna, pero lo que cuenta es la letra chica. El plan de una empresa puede ser distinto del que alguien contrata por su cuenta. Unos exigen referido y pagan solo dentro de la red. Otros dejan elegir, aunque fuera de la red salga más caro. Un plan Medicare de Aetna sigue las reglas de Medicare y agrega lo suyo.\n\nAetna publica la política con la que revisa los reclamos de quiropráctica. En pocas palabras, pide tres cosas: un problema de nervios, músculos o articulaciones; notas claras que expliquen la necesidad, y avances en las primeras semanas. Las visitas de mantenimiento no las considera médicamente necesarias. Además, su plan puede poner límites más estrictos o no incluir la quiropráctica.\n\n## Lo que tal vez le toque pagar {#costs}\n\nPuede ser un copago por visita, un porcentaje después del deducible o el precio completo hasta cubrirlo. Pregunte cuál se aplica a la quiropráctica, porque puede no ser igual que con su médico de cabecera. Pregunte también si hay un límite de visitas al año.\n\nComo Aetna se fija en los avances, hablar con franqueza puede ayudar a su reclamo. Díganos en cada visita qué le cuesta menos y qué sigue igual. Si la atención deja de servirle, hablamos de cambiar el plan o de terminarlo. Y si el seguro deja de pagar, antes de la siguiente visita le explicamos los [planes de pago directo](/financial-information/cash-plans).\n\n## Antes de venir {#bring}\n\n- Traiga la tarjeta (vemos los dos lados) y una identificación con foto.\n- Si su empresa acaba de cambiar de plan, traiga la tarjeta nueva.\n- Si el plan le asignó un médico de cabecera, pregunte si primero hace falta un referido.\n- Llame al número para miembros con nuestra [lista de preguntas](/financial-information/insurance-plans#ask-sheet) y anote quién le contestó.',
    _meta: {
      filePath: 'insurers/aetna.es.md',
      fileName: 'aetna.es.md',
      directory: 'insurers',
      extension: 'md',
      path: 'insurers/aetna.es',
    },
  },
  {
    title: 'Arkansas Blue Cross Blue Shield',
    heading: 'Su plan de Arkansas Blue Cross Blue Shield',
    lead: 'Si su tarjeta lleva la cruz y el escudo, tráigala. Revisamos qué dice su plan Blue Cross sobre la quiropráctica y se lo explicamos con palabras sencillas.',
    seo: {
      focus: 'Blue Cross y quiropráctica',
      title: 'Blue Cross y quiropráctica',
      description:
        'Con Arkansas Blue Cross, lo que se paga de la quiropráctica depende de su plan. Lo verificamos con usted en Springdale antes de una visita con costo.',
    },
    benefits: {
      heading: 'En qué puede ayudarle la quiropráctica',
      pain: {
        title: 'Alivio del dolor',
        text: 'Con la atención quiropráctica, algunas personas con dolor en la zona lumbar o con el cuello rígido se sienten mejor. También puede ayudar con ciertos dolores de cabeza.',
      },
      mobility: {
        title: 'Más movilidad',
        text: 'Puede que le cueste menos alcanzar cosas, girar y caminar, en el trabajo y en el Greenway.',
      },
      wellness: {
        title: 'Apoyo para su bienestar',
        text: 'Le enseñamos ejercicios para la casa. Si no hay una molestia, muchas veces las visitas no están cubiertas: pregunte antes de reservarlas.',
      },
    },
    steps: {
      heading: 'Qué hacemos con una tarjeta Blue Cross',
      verification: {
        title: 'Verificación',
        text: 'Vemos qué plan Blue emitió la tarjeta y qué beneficios tiene para la quiropráctica.',
      },
      consultation: {
        title: 'Consulta',
        text: 'Usted platica con nosotros sin pagar nada. El examen viene después, y solo cuando usted ya sabe el costo.',
      },
      plan: {
        title: 'Plan de atención',
        text: 'En una visita aparte le explicamos los resultados, la atención que le proponemos y la parte que le tocaría pagar.',
      },
      billing: {
        title: 'Ayuda con los cobros',
        text: 'Le ayudamos con el reclamo, también si su plan es de otro estado.',
      },
    },
    cta: {
      title: '¿No sabe qué plan Blue Cross tiene?',
      text: 'Léanos por teléfono el frente de la tarjeta. Le diremos qué indica y qué nos falta averiguar.',
    },
    sources: [
      {
        title: 'Understanding your ID card',
        publisher: 'BlueAdvantage Administrators of Arkansas',
        url: 'https://www.blueadvantagearkansas.com/members/understanding-your-insurance/health-insurance-basics/understanding-your-id-card',
        lang: 'en',
      },
      {
        title: 'The BlueCard program',
        publisher: 'Health Advantage',
        url: 'https://www.healthadvantage-hmo.com/members/employer-coverage/understanding-your-insurance/bluecard-program',
        lang: 'en',
      },
    ],
    translatedFrom:
      '801485 bd542d 282f8a 5b9fd3 cecee5 2786d2 9866dd\n8f5c20 2d1bf5\n924780 d2af1f\n6e8d8f 06e24d cd98c7\nf7d183 4680dc 08a96d 537a95 82d14d a269d0 16c8fb 85a025 7140f4\nddf3f6\n087474 2de2d3 e0fcb8 d70743 7c5ff6 a95520 6a33b0\n41d355 4644ba 26f389\nfb2e71 79172c 103cca e933a5 a6ea0d',
    content:
      '## Blue Cross y quiropráctica: ¿cuál es su tarjeta? {#coverage}\n\nVarias compañías usan la cruz y el escudo. Según la tarjeta, nos toca preguntar en una oficina distinta:\n\n- **Arkansas Blue Cross and Blue Shield**, muchas veces de familias que contratan su propio plan.\n- **Health Advantage o BlueAdvantage**, sus afiliadas, que administran muchos planes de empresas.\n- **Un plan Blue de otro estado.** El programa BlueCard permite usarlo aquí, y el reclamo se envía al estado de su plan. La señal es una maleta impresa en la tarjeta.\n- **El plan de los empleados federales**, que tiene su propio folleto.\n\nMuchas empresas grandes pagan ellas mismas los reclamos, y el plan Blue solo hace los trámites. Entonces la empresa decide los beneficios de quiropráctica, el límite de visitas y las autorizaciones. Por eso, dos conocidos que trabajan en bodegas distintas pueden recibir respuestas diferentes.\n\n## Cómo leer los números {#costs}\n\nLa tarjeta suele indicar el copago, el coseguro y el deducible. El copago es una cantidad fija por visita. El deducible es lo que paga usted antes de que el plan comparta el gasto, y el coseguro es su porcentaje después. Lo que la tarjeta no dice es si la quiropráctica tiene reglas aparte. Tampoco dice cuántas visitas le quedan este año.\n\nDespués de la visita, el plan manda una explicación de beneficios. Parece una cuenta, pero no lo es. Si sus números no coinciden con los nuestros, llámenos y los vemos juntos. Si hay palabras que no conoce, consulte nuestra [lista de términos](/financial-information/insurance-plans#deductible).\n\n## Qué tener a la mano {#bring}\n\n- La tarjeta más reciente. Muchos planes cambian en enero.\n- Las letras que van antes de su número de miembro; indican de dónde es el plan.\n- El nombre y la fecha de nacimiento del titular, si no es usted.\n- Si puede, su cuenta de miembro en internet, donde se ve cuánto lleva pagado del deducible.',
    _meta: {
      filePath: 'insurers/bcbc.es.md',
      fileName: 'bcbc.es.md',
      directory: 'insurers',
      extension: 'md',
      path: 'insurers/bcbc.es',
    },
  },
  {
    title: 'Medicaid',
    heading: 'Si usted tiene Medicaid',
    lead: 'Lo que Medicaid paga de la quiropráctica cambia según el programa, la edad y el servicio. Lo revisamos con usted para que no le llegue una cuenta inesperada.',
    seo: {
      focus: 'Medicaid y quiropráctica',
      title: 'Medicaid y quiropráctica',
      description:
        'Aceptamos Medicaid para la atención quiropráctica en Springdale. Cada programa tiene sus reglas, y las revisamos con usted antes de que pague algo.',
    },
    benefits: {
      heading: 'Por qué nos visitan personas con Medicaid',
      pain: {
        title: 'Alivio del dolor',
        text: 'La atención puede ayudar con el dolor de espalda por cargar peso, por turnos largos o por una lesión vieja. Si no es la atención adecuada, se lo decimos.',
      },
      mobility: {
        title: 'Más movilidad',
        text: 'Los ajustes suaves y los estiramientos pueden ayudarle a moverse con más soltura, a los quince años o a los setenta.',
      },
      wellness: {
        title: 'Apoyo para su bienestar',
        text: 'Se lleva a casa hábitos sencillos que no cuestan nada. Antes, pregunte si el programa paga algo más que el tratamiento.',
      },
    },
    steps: {
      heading: 'Así lo hacemos',
      verification: {
        title: 'Verificación',
        text: 'Revisamos si la cobertura está activa, qué programa es y si debe haber un referido registrado.',
      },
      consultation: {
        title: 'Consulta',
        text: 'La primera plática es gratuita. Si la cita es para su hijo o su hija, vengan juntos.',
      },
      plan: {
        title: 'Plan de atención',
        text: 'Le explicamos qué encontramos y qué parte podría pagar el programa. Lo demás lo decide usted.',
      },
      billing: {
        title: 'Ayuda con los cobros',
        text: 'Le ayudamos con el reclamo. Si el estado le manda una carta difícil de entender, tráigala y la leemos juntos.',
      },
    },
    cta: {
      title: 'Llame antes de su primera visita',
      text: 'Tenga la tarjeta a la mano. Revisamos el programa con usted y le decimos qué falta preguntar.',
    },
    sources: [
      {
        title: 'What does ARKids pay?',
        publisher: 'Arkansas Department of Human Services',
        url: 'https://humanservices.arkansas.gov/divisions-shared-services/medical-services/healthcare-programs/arkids/what-does-arkids-pay/',
        lang: 'en',
      },
      {
        title: 'Covered services',
        publisher: 'Arkansas Medicaid',
        url: 'https://medicaid.mmis.arkansas.gov/Beneficiary/Covered.aspx',
        lang: 'en',
      },
    ],
    translatedFrom:
      'efa11a 165fb6 282f8a a1bb8b cecee5 3a16c9 9866dd\ncdd4d0 33df1d\n9205c8 c3960c\nb11866 bd4949 b491a3\n9e8aa6 4680dc 8744c0 537a95 3db0e5 3b0684 16c8fb 16f35b 7140f4\n874b06\nbeeb93 eec81b e35f7b 1076d4 2b091b e9067e 1ed046\nb33bee ee773e 747430 cfded1\n7e3286 d67e93 69cab4 de12c4 206691 0aadd8',
    content:
      '## Medicaid y quiropráctica: ¿qué programa tiene? {#coverage}\n\nEn Arkansas, Medicaid no es un solo plan. Todo depende del programa de su tarjeta:\n\n- **ARKids A** es el Medicaid de los niños. En la tabla del estado aparece la quiropráctica cuando es médicamente necesaria y con referido del médico de cabecera del niño.\n- **ARKids B** es para niños de familias con un ingreso algo mayor. Tiene copagos, con un tope anual.\n- **ARHOME** cubre a muchos adultos, casi siempre por medio de una aseguradora privada. En ese caso valen la tarjeta y las reglas de esa aseguradora.\n- **Otros programas para adultos** pueden limitar las visitas y los servicios.\n\nLas listas y los límites cambian. Por favor, no tome nada de esto como una promesa. Solo el programa puede decir qué le cubre hoy. Para averiguarlo hacemos una consulta en el sistema y, a veces, una llamada.\n\n## Límites, referidos y copagos {#costs}\n\nMuchos límites de Medicaid para adultos se cuentan del 1 de julio al 30 de junio, no desde enero. Las visitas en otra clínica pueden contar para el mismo límite. Si este año ya fue a otro lugar, díganoslo.\n\nEl referido es el visto bueno de su médico de cabecera. Por lo general, en la clínica no necesita un referido. Su programa quizá sí lo pida, y sin él tal vez no pague la visita. Consígalo antes de venir, no después.\n\nSi el programa no cubre algo que le proponemos, antes le decimos el precio. Puede decir que no o preguntar por los [descuentos por pago directo y los planes de pago](/financial-information/cash-plans).\n\n## Pregunte esto antes de reservar {#bring}\n\n- ¿Mi cobertura está activa y en qué programa estoy?\n- ¿Paga Medicaid la quiropráctica a mi edad o a la edad de mi hijo?\n- ¿Quién está registrado como mi médico de cabecera? ¿Ya está ahí el referido?\n- ¿Cuántas visitas quedan hasta el 30 de junio? ¿Hay copago?\n\nEn esa llamada puede pedir un intérprete sin costo. Traiga la tarjeta y una identificación con foto. Si la cita es para un menor, debe venir con uno de sus padres o con su tutor. Hay más sobre los pacientes jóvenes en la página de [atención para niños](/services/pediatric-care).',
    _meta: {
      filePath: 'insurers/medicaid.es.md',
      fileName: 'medicaid.es.md',
      directory: 'insurers',
      extension: 'md',
      path: 'insurers/medicaid.es',
    },
  },
  {
    title: 'Medicare',
    heading: 'Qué puede pagar Medicare en la clínica',
    lead: 'Medicare cubre solo una parte limitada de la atención quiropráctica. Lo aceptamos, y le mostramos cuál es esa parte antes de que usted acepte nada.',
    seo: {
      focus: 'Medicare y quiropráctica',
      title: 'Medicare y quiropráctica',
      description:
        'Qué paga Medicare de la quiropráctica, qué deja fuera la Parte B y cómo revisamos su plan con usted en Springdale, antes de que le cueste algo.',
    },
    benefits: {
      heading: 'En qué puede ayudarle la quiropráctica desde los 65',
      pain: {
        title: 'Alivio del dolor',
        text: 'La atención con las manos puede aliviar algunos dolores de espalda y cuello. Adaptamos la presión a sus huesos y a su historial médico.',
      },
      mobility: {
        title: 'Más movilidad',
        text: 'Tal vez le cueste menos voltear la cabeza, levantarse de la silla o caminar un poco más.',
      },
      wellness: {
        title: 'Apoyo para su bienestar',
        text: 'Hablamos de equilibrio, sueño y movimiento diario. En quiropráctica, Medicare no paga esta parte.',
      },
    },
    steps: {
      heading: 'Cuatro pasos, con las cuentas a la vista',
      verification: {
        title: 'Verificación',
        text: 'Revisamos la Parte B y su plan Advantage o suplementario, si lo tiene.',
      },
      consultation: {
        title: 'Consulta',
        text: 'Nos cuenta qué le pasa y qué medicinas toma, sin costo. Si quiere, venga con un familiar.',
      },
      plan: {
        title: 'Plan de atención',
        text: 'Le marcamos qué parte podría cubrir Medicare y qué parte pagaría usted.',
      },
      billing: {
        title: 'Ayuda con los cobros',
        text: 'Le ayudamos con el reclamo. Si es probable que Medicare no pague, antes recibe un aviso por escrito.',
      },
    },
    cta: {
      title: 'Traiga su tarjeta roja, blanca y azul',
      text: 'Y todas las demás que lleve en la cartera. Vemos con usted qué podría pagar cada una.',
    },
    sources: [
      {
        title: 'Servicios quiroprácticos',
        publisher: 'Medicare.gov',
        url: 'https://es.medicare.gov/coverage/chiropractic-services',
        lang: 'es',
      },
      {
        title: '42 CFR 410.21: limitations on services of a chiropractor',
        publisher: 'Code of Federal Regulations',
        url: 'https://www.ecfr.gov/current/title-42/chapter-IV/subchapter-B/part-410/subpart-B/section-410.21',
        lang: 'en',
      },
    ],
    translatedFrom:
      '863946 c7a11e 282f8a 7a9094 cecee5 f5b163 9866dd\n6cb72a ab424f\nf52a8c 6899ca\ne834e1 14aea0 aa85c0\n0acd16 4680dc 975e01 537a95 524969 90aae9 16c8fb 91a362 7140f4\n4893b6\n0e60e4 30a40a 11453a 74fe88 bb89e5 a52339 06e9ab 2ba7ee\n34e5cb 729f61 764c5a 4f2148 719246 6a12c7\n767841 2a6ef9 241c82 af3622 dbeb5d 5a9c11',
    content:
      '## Medicare y quiropráctica: qué paga la Parte B y qué no {#coverage}\n\nLa Parte B de Medicare cubre un solo servicio de quiropráctica: mover la columna con las manos para corregir una subluxación, cuando es médicamente necesario. «Subluxación» es la palabra de Medicare para los huesos de la columna que están fuera de lugar o no se mueven bien. Además, debe haber un problema en el que se espere que ese tratamiento ayude.\n\nLa Parte B no paga otros servicios ni pruebas que ordene un quiropráctico o una quiropráctica. Eso incluye:\n\n- radiografías y otras pruebas\n- masajes terapéuticos\n- acupuntura hecha por un quiropráctico o una quiropráctica\n- visitas para mantenerse bien, cuando ya no se espera una mejoría\n\nEn una misma visita puede haber una parte que Medicare ayuda a pagar y otra que no. Le mostramos las dos por separado.\n\n## Lo que paga usted {#costs}\n\nPrimero está el deducible anual de la Parte B. Después, usted paga el 20 % de lo que Medicare aprueba por el ajuste de la columna, y Medicare paga el 80 %. Lo que Medicare no cubre lo paga usted por completo. Ese costo se lo decimos antes del servicio.\n\n- **Seguro suplementario (Medigap):** puede pagar una parte de su 20 % o todo.\n- **Medicare Advantage:** estos planes deben cubrir lo que cubre la Parte B. Pueden agregar visitas, pedir autorización o exigir que use su red.\n- **Si también tiene Medicaid:** díganoslo, porque puede cambiar quién paga.\n\nA veces creemos que Medicare no va a pagar un ajuste que normalmente cubre. Entonces recibe un formulario: el Aviso anticipado de no cobertura para el beneficiario (ABN). Ahí se indica el servicio, la razón y el costo, y usted decide si sigue adelante. Léalo con calma y pregúntenos qué significa cada casilla.\n\n## Para su primera visita {#bring}\n\n- Todas sus tarjetas: la de Medicare, la del plan suplementario o Advantage, y la de Medicaid, si la tiene\n- La lista de sus medicinas, sobre todo si toma anticoagulantes\n- Informes sobre osteoporosis, cirugías o radiografías anteriores\n- El nombre de su médico de cabecera\n\nMuchas personas con Medicare nos visitan por [artritis y dolor articular](/symptoms/arthritis-joint-pain). Si tiene un plan Advantage, llame primero al plan con nuestra [lista de preguntas](/financial-information/insurance-plans#ask-sheet).',
    _meta: {
      filePath: 'insurers/medicare.es.md',
      fileName: 'medicare.es.md',
      directory: 'insurers',
      extension: 'md',
      path: 'insurers/medicare.es',
    },
  },
]
