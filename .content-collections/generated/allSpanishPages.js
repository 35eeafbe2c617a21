export default [
  {
    title: 'Blog',
    heading: 'Apuntes del camino: columna y salud familiar',
    menu: 'Artículos sobre columna y salud familiar',
    lead: 'Un blog de quiropráctica con lecturas sencillas sobre espalda, cuello, dolor de cabeza, niños, sueño y estrés. Sirven antes o después de una visita, o para aclarar una duda en familia.',
    seo: {
      focus: 'blog de quiropráctica',
      title: 'Blog de quiropráctica',
      description:
        'Un blog de quiropráctica con palabras claras: espalda, dolor de cabeza, niños, sueño y estrés, siempre con fuentes que usted puede consultar.',
    },
    translatedFrom: '25ffad f94547 911202\n1a24a9 52f0d2 843368\n8c6bc0\nefcc57 ab671b',
    content:
      'Hay dolores que aparecen un lunes cualquiera y nadie sabe bien por qué. Aquí explicamos, sin rodeos, qué puede estar pasando, qué puede probar en casa y cuándo vale la pena pedir una cita. Escribimos sobre dolor de cabeza, articulaciones rígidas, choques de auto, postura de los niños, almohadas y paseos largos en bicicleta.\n\nCada artículo cita sus fuentes, para que usted pueda consultarlas, y señala en qué casos hay que buscar atención urgente. La investigación sobre la quiropráctica sigue avanzando, y este blog la sigue de cerca: donde hay poca evidencia, lo decimos. Si ya sabe qué le molesta, vaya a los [síntomas que atendemos](/symptoms). Las dudas sobre visitas y pagos tienen respuesta en las [preguntas frecuentes](/faq).',
    _meta: {
      filePath: 'pages/blog.es.md',
      fileName: 'blog.es.md',
      directory: 'pages',
      extension: 'md',
      path: 'pages/blog.es',
    },
  },
  {
    title: 'Reservar cita',
    heading: 'Elija el día y la hora de su cita',
    menu: 'Elija su día y hora',
    lead: 'Para su cita quiropráctica, díganos qué día y qué hora le quedan bien. Hay citas para el mismo día y, por lo general, no necesita un referido.',
    seo: {
      focus: 'cita quiropráctica',
      title: 'Cita quiropráctica',
      description:
        'Reserve su cita quiropráctica en Springdale por teléfono, mensaje o correo. Hay citas para el mismo día y por lo general no necesita un referido.',
    },
    translatedFrom:
      '9f2ea4 0d49a0 8bf8e9\n5a1889 29dd6d 825f25\n67be79\nde478f\nb5b8d5 3802f6\nd3af77 4ebf3c bad7a2 fb99bc 15e3bc\n5944a8 42c9e7',
    content:
      'Al reservar, con una frase nos basta: «cuello tieso desde el lunes» o «dolor de cintura por turnos largos». Los detalles los vemos en persona. Si todavía tiene dudas, empiece por una [consulta gratuita](/free-consultation). En una emergencia médica, llame al 911.\n\n## Elija su horario {#form}\n\nSi le urge, llame al {phone} y pregunte qué hay para hoy.\n\n## Después de reservar su cita {#after}\n\n1. **Que no se le olvide.** Anote el día y la hora, o [agréguelos a su calendario](/new-patient-special#calendar).\n2. **Prepare lo que va a traer.** La [lista para la primera visita](/new-patient-special#checklist) cabe en una página.\n3. **Llegue un poco antes.** La primera visita empieza con un historial de salud. Su duración depende de cada caso, así que venga con tiempo.\n4. **Si algo cambia,** llame o mande un mensaje en cuanto lo sepa. Quizá alguien más esté esperando esa hora.\n\n## Reservar por teléfono o mensaje {#direct}\n\nLlame en horario de atención o mande un mensaje a cualquier hora. El texto ya está escrito: agregue su nombre y los días que le convienen.',
    _meta: {
      filePath: 'pages/book-now.es.md',
      fileName: 'book-now.es.md',
      directory: 'pages',
      extension: 'md',
      path: 'pages/book-now.es',
    },
  },
  {
    title: 'Contacto',
    heading: 'Llámenos, escríbanos o pase a vernos',
    menu: 'Teléfono, correo, horario y cómo llegar',
    lead: 'Aquí están nuestro horario y dirección. Llame, mande un mensaje de texto o un correo, o venga en persona a West Sunset Avenue, en Springdale. Hay citas para el mismo día.',
    seo: {
      focus: 'horario y dirección',
      title: 'Horario y dirección',
      description:
        'Horario y dirección de nuestra clínica quiropráctica en Springdale, Arkansas, y tres formas de escribirnos o llamarnos cuando lo necesite.',
    },
    translatedFrom: '2af774 5a72be 6970a6\n358b0e 29472a 6be64b\n2b5c3d\ne80f53\ndb12de e06d17',
    content:
      'Guarde el horario y la dirección para cuando los necesite. Si la clínica está cerrada, mande un mensaje o un correo y le respondemos al abrir. Por favor, no incluya datos privados de salud: de eso hablamos por teléfono o en persona. Si ya decidió venir, puede [reservar su cita](/book-now). En una emergencia médica, llame al 911.\n\n## Mándenos un mensaje {#form}\n\nSu nombre, cómo comunicarnos con usted y su pregunta. Respondemos en horario de atención.',
    _meta: {
      filePath: 'pages/contact.es.md',
      fileName: 'contact.es.md',
      directory: 'pages',
      extension: 'md',
      path: 'pages/contact.es',
    },
  },
  {
    title: 'Consulta gratuita',
    heading: 'Una consulta gratuita para conversar con calma',
    menu: 'Converse con nosotros sin costo',
    lead: 'Una consulta gratuita es sentarse a conversar con quien va a atenderle: diga qué le duele y pregunte lo que quiera saber. No tiene costo, y usted decide qué hacer después.',
    seo: {
      focus: 'consulta gratuita',
      title: 'Consulta gratuita',
      description:
        'Venga a una consulta gratuita en Springdale: cuéntenos qué le duele, pregunte lo que quiera y sepa cuánto cuesta un examen antes de decidir.',
    },
    translatedFrom:
      'a3fded 118a84 649d63\n103cf3 2fc785 500c96\n500c96\ncc46bd daf4d1\ne7a31a ef79e5\na99a90 5a0b4b 4ae45b 6d3660 0b5693 fcea53 41ed4c\n539d9a a5a381\n597992 25e4a2\n5e62f9 3e0e6d\n325c01 f2c07a',
    content:
      'Cuéntenos desde cuándo le duele, qué se lo provoca y qué ha probado hasta ahora. Le escuchamos, le hacemos algunas preguntas y le decimos con franqueza si la quiropráctica puede ayudarle. Si su caso necesita primero otro tipo de atención, también se lo decimos.\n\nNo hace falta preparar nada. Bastan unas notas en el teléfono, y puede venir con alguien de su familia. Mientras tanto, puede leer en las [preguntas frecuentes](/faq) cómo son las visitas y qué formas de pago hay.\n\n## La consulta no cuesta nada. Lo demás, con el precio por delante. {#costs}\n\nLa consulta es gratuita, y si prefiere no seguir, no nos debe nada. El examen, las radiografías y las pruebas se cobran aparte. Antes de hacerlos le explicamos cuánto cuesta cada cosa y cuánto podría pagar su seguro médico. Las radiografías se toman solo si hacen falta. Después, usted decide.\n\n## Por qué empezar con una consulta gratuita {#why}\n\n- **No se paga nada.** La plática es gratuita, tenga o no tenga seguro médico.\n- **No se firma nada.** No se inscribe en ningún programa. Pregunte, escuche y piénselo en casa.\n- **Una respuesta franca.** Si la quiropráctica no es lo primero que usted necesita, se lo decimos y le orientamos sobre a quién acudir.\n- **Primero el costo.** Sabrá el precio de un examen, una radiografía o una prueba antes de aceptarla.\n- **Por lo general, sin referido.** La mayoría puede venir sin la orden de un médico.\n- **Citas para el mismo día.** Si el martes amanece con el cuello tieso, no tiene que esperar hasta la próxima semana. Llame y pregunte qué espacios hay.\n\n## Doce puntos de partida {#conditions}\n\nPor estos motivos viene la gente a conversar con nosotros. En cada página verá qué puede haber detrás del problema y qué puede aliviarlo en casa.\n\n## El primer paso es gratis. Los demás los decide usted. {#steps}\n\nTres pasos llevan de la primera plática a un plan de atención. Al terminar cada uno, puede seguir, esperar o dejarlo ahí.\n\n## Lo que cuentan nuestros pacientes {#words}\n\nCada espalda tiene su historia, y los resultados varían de una persona a otra.\n\n## ¿Cuándo quiere su consulta gratuita? {#schedule}\n\nEl formulario es corto y respondemos en horario de atención. Si prefiere hablar con alguien ahora, llame al {phone}.',
    _meta: {
      filePath: 'pages/free-consultation.es.md',
      fileName: 'free-consultation.es.md',
      directory: 'pages',
      extension: 'md',
      path: 'pages/free-consultation.es',
    },
  },
  {
    title: 'Oferta para pacientes nuevos',
    heading: 'Pacientes nuevos: los primeros pasos por un solo precio',
    menu: 'Consulta, examen y primer tratamiento',
    lead: 'La oferta para pacientes nuevos reúne la consulta, el examen, las radiografías digitales si hacen falta y un primer tratamiento. Todo queda incluido en un solo precio.',
    seo: {
      focus: 'pacientes nuevos',
      title: 'Pacientes nuevos: su oferta',
      description:
        'Oferta para pacientes nuevos en Springdale: un solo precio por consulta, examen, radiografías si hacen falta y primer tratamiento. Pregunte cuál es.',
    },
    translatedFrom:
      '07f52d fef9f3 7995d8\n529f9d b189e7 79b419\n79b419\n34398b bb1051\n398b8c 51d686\n2fb4fd 2bdbe4 700e39 c786b8 0c64f9 36dceb\nd91ea1 b185d7 a00b57 184df8 1aede1 25d4bf d9fb3f 227a66\n626ad9 7de2c1 d1a893 5c8df8 2eae62 d7bad0 8932de 7af444 816b3f 9e29c2 578834 ec46b7 c06e44 bc4351 46c252 dab98e 72c9fa 6ab116\nb56c6b 622756',
    content:
      'Cuando algo duele, uno quiere saber dos cosas: qué puede tener y cuánto va a gastar para averiguarlo. Con esta oferta, los primeros pasos van juntos. Empezamos con su historial de salud y un examen. Tomamos radiografías digitales solo si el examen da motivo. Si es seguro y conviene en su caso, también se incluye el primer tratamiento.\n\nPregunte el precio vigente antes de reservar. Si piensa usar su seguro médico, avísenos, porque los [planes de seguro](/financial-information/insurance-plans) tienen sus propias reglas. ¿Prefiere conversar primero? Pida una [consulta gratuita](/free-consultation) y resuelva ahí sus dudas.\n\n## Qué cubre el precio para pacientes nuevos {#includes}\n\nCuatro partes que van juntas. Los hallazgos, el plan de atención y sus costos se ven en otra visita, la del informe de resultados.\n\n## Qué traer y para qué {#bring}\n\n- **Documentos.** Una identificación con foto, la tarjeta de su seguro (si tiene) y la lista de sus medicamentos. Algunos medicamentos cambian lo que es seguro hacer.\n- **Estudios.** Radiografías o estudios recientes, o sus informes. Tal vez así no haya que repetirlos.\n- **Datos del reclamo.** Si tuvo un choque o se lastimó en el trabajo: el número de reclamo, la fecha y con quién hablar en la aseguradora.\n- **Ropa cómoda.** Basta una camiseta y un pantalón flojo. Va a agacharse, girar y acostarse.\n- **Mamá, papá o tutor,** si el paciente es menor de 18 años.\n\n## Cómo es ese día {#day}\n\n1. **Llega a la clínica.** Venga un poco antes, porque hay que llenar un historial de salud.\n2. **Conversamos.** Le preguntamos por el dolor, por su salud y por lo que un día normal le exige al cuerpo.\n3. **Examinamos.** Vemos cómo se mueve, buscamos articulaciones rígidas o sensibles y revisamos nervios y reflejos.\n4. **Radiografías, si hacen falta.** Si el examen da motivo, se lo explicamos y tomamos radiografías digitales.\n5. **Primer tratamiento.** Se hace si es seguro y conviene en su caso. Puede pedirnos que paremos en cualquier momento. Hay quien queda con molestias uno o dos días.\n6. **Lo que sigue.** Fijamos fecha para el informe de resultados: qué encontramos, el plan de atención, los costos y su seguro médico.\n\nLa visita dura lo que su caso necesite, así que procure venir con tiempo.\n\n## Lista para la primera visita {#checklist}\n\n### El día anterior\n\n- Anotar dónde duele, desde cuándo y qué lo empeora\n- Hacer la lista de medicamentos, vitaminas y alergias\n- Buscar radiografías, estudios o informes\n- Preguntar a su seguro, o a nosotros, qué cubre\n\n### Para llevar\n\n- Identificación con foto\n- Tarjeta del seguro, si tiene\n- La lista de medicamentos\n- Radiografías, estudios o informes, si los tiene\n- Datos del reclamo, si fue un choque o un accidente de trabajo\n- Ropa cómoda\n- Mamá, papá o tutor, si el paciente es menor de 18 años\n\n### Para preguntar\n\n- ¿Qué cree que tengo?\n- ¿Cuánto cuesta cada paso que sigue y cuánto podría pagar el seguro?\n- ¿Qué puedo hacer en casa mientras tanto?\n\n## Su cita, en su propio calendario {#calendar}\n\n¿Ya tiene cita? Escriba el día y la hora, y llévesela en su calendario. El archivo sirve en el teléfono y en la computadora, le avisa un día antes y lleva los datos que ve aquí.',
    _meta: {
      filePath: 'pages/new-patient-special.es.md',
      fileName: 'new-patient-special.es.md',
      directory: 'pages',
      extension: 'md',
      path: 'pages/new-patient-special.es',
    },
  },
  {
    title: 'Servicios',
    heading: 'Una clínica, cuatro maneras de cuidar la columna',
    menu: 'Atención para cada edad y etapa',
    lead: 'Todos nuestros servicios quiroprácticos empiezan igual: una conversación, un examen y un plan con el que usted esté de acuerdo.',
    seo: {
      focus: 'servicios quiroprácticos',
      title: 'Servicios quiroprácticos',
      description:
        'Servicios quiroprácticos para cada edad en Springdale: columna, niños, embarazo y bienestar. También acupuntura y atención tras un accidente de auto.',
    },
    alsoHeading: 'También: acupuntura y atención tras un accidente de auto',
    ctaHeading: '¿No sabe cuál necesita?',
    ctaText: 'Empiece con una consulta gratuita. No se cobra.',
    translatedFrom: 'b19e7b 0c53f2 21b274 b1f513 dcfbbe 71eb34\nd7ce0c 27ac79 6fd5d5\n604dce\nfaafb4',
    content:
      'El cuerpo cambia con los años, y lo que necesita también. Quien carga cajas en una bodega y trae tiesa la cintura no requiere lo mismo que un niño con la mochila llena o una mujer embarazada. Por eso ofrecemos cuatro servicios quiroprácticos en un mismo lugar y adaptamos cada uno a la persona que tenemos enfrente. Muchas familias usan más de uno con el tiempo. Si le es más fácil decir qué le duele, empiece por la [lista de síntomas](/symptoms).',
    _meta: {
      filePath: 'pages/services.es.md',
      fileName: 'services.es.md',
      directory: 'pages',
      extension: 'md',
      path: 'pages/services.es',
    },
  },
  {
    title: 'Síntomas',
    heading: '¿Dónde le duele?',
    menu: 'Doce molestias, explicadas una por una',
    lead: '¿Qué trata un quiropráctico? Elija la molestia que se parezca a la suya. Cada página habla de posibles causas, señales de alarma y de lo que hacemos aquí.',
    seo: {
      focus: 'qué trata un quiropráctico',
      title: 'Qué trata un quiropráctico',
      description:
        '¿Qué trata un quiropráctico? Espalda, cuello, cabeza, articulaciones y nervios: busque su síntoma y sepa cuándo hay que ir a emergencias.',
    },
    ctaHeading: 'Reserve su cita hoy',
    ctaText: 'Díganos dónde le duele y desde cuándo. Hay citas para el mismo día y la primera consulta es gratuita.',
    translatedFrom: '63203e 282264 c49e60 cef211 83bf6b\n5d44e9 5746ab 4f21db\n98d6c6\n42c8eb',
    content:
      'El dolor no siempre se queda donde empezó. Un dolor de cadera puede venir de la espalda, y un dolor de cabeza, del cuello. Estas doce páginas son un mapa para describir lo que siente. Sin embargo, no reemplazan un examen ni le dicen qué tiene. Llame al 911 si siente dolor en el pecho, dolor de cabeza repentino y muy fuerte, debilidad o adormecimiento repentinos o dificultad para hablar. También si pierde el control de la orina o del intestino, o si sufrió una lesión grave. Si nada coincide, vea [otras molestias](/symptoms/various-health-concerns).',
    _meta: {
      filePath: 'pages/symptoms.es.md',
      fileName: 'symptoms.es.md',
      directory: 'pages',
      extension: 'md',
      path: 'pages/symptoms.es',
    },
  },
  {
    title: 'Gracias',
    heading: 'Gracias. Su mensaje va en camino.',
    menu: 'Qué sigue ahora',
    lead: 'Leemos cada mensaje en horario de atención y respondemos por teléfono o por correo, según los datos que nos dejó.',
    seo: {
      title: 'Gracias por escribirnos',
      description:
        'Su mensaje va en camino a nuestra clínica en Springdale. Vea qué sigue, a qué horas atendemos y cómo comunicarse antes, por teléfono o por mensaje.',
    },
    translatedFrom: '983dc8 814b53 8f9b77\n0554e7 801ffa\n268bc1\n8f9b77 9dac64 e41ca8 657541\n98424f 12e49d 775f8c',
    content:
      '## Qué sigue ahora\n\n1. **Lo leemos.** En la recepción abren su mensaje a más tardar al siguiente día hábil.\n2. **Le respondemos.** Espere una llamada o un correo. Si no le encontramos, dejamos nuestro nombre y volvemos a intentarlo.\n3. **Usted decide.** Aclaramos su duda y, si quiere una cita, buscamos una hora que le convenga.\n\n## Si no puede esperar\n\nLlame o mande un mensaje de texto al {phone} cuando la clínica esté abierta. En una emergencia médica, llame al 911.\n\nMientras tanto, puede leer cómo es [la primera visita](/blog/first-chiropractic-visit) o las [preguntas frecuentes](/faq).',
    _meta: {
      filePath: 'pages/thank-you.es.md',
      fileName: 'thank-you.es.md',
      directory: 'pages',
      extension: 'md',
      path: 'pages/thank-you.es',
    },
  },
]
