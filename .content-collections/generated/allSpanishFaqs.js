export default [
  {
    seo: {
      focus: 'preguntas de quiropráctica',
      title: 'Preguntas de quiropráctica',
      description:
        'Las preguntas de quiropráctica que más nos hacen: qué se siente en un ajuste, cómo es la primera visita, cuántas hacen falta y cómo se puede pagar.',
    },
    title: 'Preguntas frecuentes',
    heading: 'Buenas preguntas, respuestas claras',
    menu: 'Visitas, atención y pagos, bien explicados',
    lead: 'Estas son las preguntas de quiropráctica que más oímos. Si no encuentra la suya, llame o mande un mensaje al {phone}.',
    groups: [
      {
        id: 'chiropractic',
        title: 'Preguntas sobre la quiropráctica',
        note: 'Nueve respuestas sobre qué es y qué se siente.',
        items: [
          {
            id: 'what-is-an-adjustment',
            question: '¿Qué pasa durante un ajuste?',
            answer:
              'Usted se acuesta o se sienta en una camilla acolchada, con su ropa puesta. Su especialista ubica una articulación que no se mueve bien y le da un empuje preciso y controlado. Lo hace con las manos o con un instrumento pequeño. A veces se oye un tronido suave. Es gas que se libera en el líquido de la articulación; no truena el hueso.\n\nSi no se oye nada, tampoco pasa nada. Aquí le contamos más sobre la [atención quiropráctica](/services/chiropractic-care).',
          },
          {
            id: 'referral',
            question: '¿Necesito un referido?',
            answer:
              'Por lo general, no. Puede llamarnos directamente y reservar una cita.\n\nAlgunos planes de seguro sí piden un referido antes de pagar. Tenga su tarjeta a la mano cuando llame y lo revisamos juntos. Si ya le atiende un médico por lo mismo, díganoslo. Con su permiso, podemos contarle a su médico lo que encontremos.',
          },
          {
            id: 'children-safety',
            question: '¿Es segura la quiropráctica para los niños?',
            answer:
              'Con niños y adolescentes usamos presión ligera y movimientos lentos, según su edad y su tamaño. No ajustamos a los bebés. Antes de la adolescencia, tampoco damos empujes rápidos en el cuello ni en la zona lumbar. La mayoría de las molestias reportadas son leves. Existen unos pocos casos de daño grave, y no se sabe con qué frecuencia ocurren.\n\nPrimero preguntamos por la salud de su hijo o hija. Si lo que necesita es un pediatra, se lo decimos. Conozca nuestra [atención pediátrica](/services/pediatric-care).',
          },
          {
            id: 'number-of-visits',
            question: '¿Cuántas visitas voy a necesitar?',
            answer:
              'No hay un número fijo. Depende de su problema, de cuánto tiempo lleva con él, de su trabajo y de cómo responde su cuerpo. No es lo mismo un tirón de ayer que un dolor de diez años.\n\nDespués del examen recibe un plan con sus razones. Vamos revisando cómo sigue y, si no le ayuda, lo cambiamos. Usted decide antes de empezar y en cualquier punto del camino.',
          },
          {
            id: 'pregnancy',
            question: '¿Me pueden ajustar si estoy embarazada?',
            answer:
              'En el embarazo trabajamos con suavidad: movimientos pequeños de la zona lumbar y la pelvis, masaje ligero y ejercicios. Usted se acuesta de lado o se sienta. No hacemos giros bruscos ni presionamos el vientre. A algunas embarazadas les alivia el dolor de espalda o de pelvis, aunque hay pocos estudios y son pequeños.\n\nAvísele a quien lleva su control prenatal. Si su embarazo es de alto riesgo, esperamos su aprobación. Llame allí o al 911 si tiene sangrado, salida de líquido, cólicos fuertes, un dolor de cabeza intenso o cambios en la vista. También si el bebé se mueve menos. Lea más sobre la [atención en el embarazo](/services/pregnancy-care).',
          },
          {
            id: 'does-it-hurt',
            question: '¿Duele?',
            answer:
              'La mayoría de las personas siente presión y después alivio, o una molestia leve como la que deja el ejercicio. Suele quitarse en un día, más o menos.\n\nSi una zona está muy sensible, usamos una técnica más suave o ese día no la tocamos. Las complicaciones graves son raras, y le explicamos los riesgos antes del primer tratamiento. Si nos pide parar, paramos. Y si ya en casa siente algo raro, llámenos.',
          },
          {
            id: 'keep-coming',
            question: '¿Voy a tener que venir para siempre?',
            answer:
              'No. Usted decide hasta dónde llegar. Hay quienes vienen hasta que el dolor se calma y llaman otra vez solo si regresa. Otras personas prefieren una revisión de vez en cuando, como parte de su [cuidado de bienestar](/services/wellness-care).\n\nLe diremos qué recomendamos y por qué. También le enseñamos ejercicios y hábitos para la casa, porque casi toda la semana la pasa fuera de la clínica.',
          },
          {
            id: 'training',
            question: '¿Qué estudios hacen falta para ejercer la quiropráctica?',
            answer:
              'Un quiropráctico o una quiropráctica obtiene el título de Doctor en Quiropráctica en una universidad acreditada, aprueba exámenes nacionales y tiene licencia del estado. Estudia anatomía, neurología, diagnóstico, imágenes médicas y técnica manual, con prácticas supervisadas en clínica.\n\nNo receta medicinas ni opera. Cuando usted necesita a alguien que sí lo haga, le ayudamos a encontrarlo. En [Quiénes somos](/about) puede leer sobre la persona que le va a atender aquí.',
          },
          {
            id: 'headaches',
            question: '¿La quiropráctica puede ayudar con el dolor de cabeza?',
            answer:
              'Es posible. Algunos dolores de cabeza empiezan en el cuello y, según algunos estudios, la terapia manual puede ayudar a algunas personas en esos casos. Con la migraña, los resultados de los estudios son mixtos. Un examen ayuda a saber qué tipo de dolor tiene.\n\nOtra cosa es un dolor repentino y muy fuerte, o con fiebre, confusión, debilidad, dificultad para hablar o un golpe reciente en la cabeza. Llame al 911. Para lo demás, lea sobre [dolor de cabeza y migraña](/symptoms/headache-migraine).',
          },
        ],
      },
      {
        id: 'visits',
        title: 'Preguntas sobre las visitas a la clínica',
        note: 'Tres respuestas sobre lo que le espera.',
        items: [
          {
            id: 'first-visit',
            question: '¿Cómo es la primera visita?',
            answer:
              'Primero platicamos: qué le duele, desde cuándo, qué lo mejora y qué lo empeora. Sigue un examen de la postura, las articulaciones, los músculos y los nervios. Ese día también puede haber radiografías, si hacen falta, y algún tratamiento de alivio, si es seguro.\n\nDespués regresa a una visita aparte, la de resultados. Ahí le presentamos los hallazgos, el plan de atención, los costos y lo que cubre su seguro.',
          },
          {
            id: 'visit-length',
            question: '¿Cuánto dura una visita?',
            answer:
              'No hay una duración fija; depende de su problema. La primera visita lleva más tiempo, porque incluye la conversación y el examen. Las siguientes suelen ser más cortas.\n\nSi tiene que volver al trabajo o recoger a los niños a cierta hora, díganoslo al reservar. Le buscamos un espacio que alcance o le avisamos si va a quedar muy justo.',
          },
          {
            id: 'what-to-wear',
            question: '¿Qué ropa me pongo?',
            answer:
              'Ropa cómoda, con la que pueda agacharse y girar. Si viene directo del turno, la ropa de trabajo está bien. Deje en casa o en la bolsa los cinturones gruesos, los aretes grandes y los collares.\n\nTraiga una identificación con foto, su tarjeta del seguro, la lista de sus medicinas y los informes de radiografías o resonancias que tenga. Si la cita es para un niño, traiga lo mismo y su juguete favorito.',
          },
        ],
      },
      {
        id: 'finances',
        title: 'Preguntas sobre costos y pagos',
        note: 'Cuatro respuestas sobre costos y seguros.',
        items: [
          {
            id: 'payment',
            question: '¿Qué formas de pago aceptan?',
            answer:
              'Aceptamos:\n\n- seguro médico privado\n- seguro de compensación para trabajadores, por lesiones en el trabajo\n- Medicare\n- Medicaid\n- seguro del auto, en casos de accidente\n- efectivo o pago por cuenta propia, con descuentos y planes de pago\n\nCada uno tiene sus reglas sobre cuánto paga y cuánto le toca a usted. Revisamos juntos su parte antes de que acepte un plan. Los seguros que mencionamos están en [planes de seguro](/financial-information/insurance-plans).',
          },
          {
            id: 'self-pay',
            question: '¿Hay ayuda si pago por mi cuenta?',
            answer:
              'Sí. Hay descuentos para quienes pagan por su cuenta y planes para cubrir el costo poco a poco. No necesita seguro médico para venir.\n\nPregunte en recepción o lea sobre nuestros [planes de pago directo](/financial-information/cash-plans). Si no usa seguro, también puede pedir por escrito una [estimación de buena fe](/good-faith-estimate) antes de su visita.',
          },
          {
            id: 'my-insurance',
            question: '¿Aceptan mi seguro?',
            answer:
              'Llame para confirmar el suyo antes de venir. Dos tarjetas de la misma compañía pueden cubrir cosas distintas, así que revisamos su plan en particular.\n\nPreguntamos cuánto paga por la atención quiropráctica, cuántas visitas cubre y cuál es su copago o su deducible. La última palabra la tiene la aseguradora, de modo que nuestra respuesta es un cálculo aproximado. Si su compañía no está en la lista, llámenos de todos modos.',
          },
          {
            id: 'cost-known',
            question: '¿Cuándo voy a saber el costo?',
            answer:
              'Antes de cualquier examen, radiografía o prueba. La consulta gratuita es una conversación y no se cobra. Si le proponemos algo más, primero le decimos el precio y usted puede decir que no.\n\nEl costo de la atención que siga se lo damos en la visita de resultados, junto con lo que podría pagar su seguro. Llévese los números a casa si quiere pensarlo, y lea más sobre [costos y formas de pago](/financial-information). Puede empezar con una [consulta gratuita](/free-consultation).',
          },
        ],
      },
    ],
    translatedFrom:
      '7148d2 f8e2f6 a1fcb5 5c3261 76fd8f aa8fb5 f040d2 97b825 4b59de eb352e 65527d 1c2f06 3a33ae 4b54ea 7ae188 6440d3 ee8d16 0242e5 e66caf 22dbfe f913af 03f9a6 a6137e a8a737 be6a7d e695f7 cc9cf3 397c86 335350\nf907d1 70ef5c 643fe0 eeb872 845f24 639450 4de183 7f7f81 997c6e 216103 f3fc46\n40557a b7127e 3097f9 4893b6 874b06 a80e8b dc9470 d49b56 5fda97 e7f7c2 ed8122 08d73f ed14f5 75d99b 0bd69f 877907 3e80b2 a8161d f3f1ca 427b3d\ne6c80b 4d8a8d 313e06\ndbff66 52ecba 7235b5\ndbc468',
    _meta: {
      filePath: 'faq.es.yaml',
      fileName: 'faq.es.yaml',
      directory: '.',
      extension: 'yaml',
      path: 'faq.es',
    },
  },
]
