export default [
  {
    title: 'Planes de seguro',
    heading: 'Cómo usar su seguro médico en la clínica',
    lead: 'Si busca atención quiropráctica con seguro, traiga su tarjeta y revisamos juntos qué incluye. La cobertura depende de cada plan; por eso la verificamos antes de la primera visita con costo.',
    seo: {
      focus: 'quiropráctica con seguro',
      title: 'Quiropráctica con seguro',
      description:
        '¿Busca atención quiropráctica con seguro médico? Aetna, Blue Cross, Medicaid, Medicare y otros: revisamos su plan con usted antes de que pague.',
    },
    cta: {
      title: 'Revisemos juntos su tarjeta',
      text: 'Llámenos o venga a una plática gratuita con todas las tarjetas que tenga.',
    },
    menu: 'Privado, Medicare, Medicaid y de auto',
    sources: [
      {
        title: 'Glosario: deducible',
        publisher: 'CuidadoDeSalud.gov',
        url: 'https://www.cuidadodesalud.gov/es/glossary/deductible/',
        lang: 'es',
      },
      {
        title: 'Glosario: copago',
        publisher: 'CuidadoDeSalud.gov',
        url: 'https://www.cuidadodesalud.gov/es/glossary/co-payment/',
        lang: 'es',
      },
      {
        title: 'Glosario: coseguro',
        publisher: 'CuidadoDeSalud.gov',
        url: 'https://www.cuidadodesalud.gov/es/glossary/co-insurance/',
        lang: 'es',
      },
      {
        title: 'Section 1557: protecting individuals against discrimination',
        publisher: 'U.S. Department of Health and Human Services',
        url: 'https://www.hhs.gov/civil-rights/for-individuals/section-1557/index.html',
        lang: 'en',
      },
    ],
    terms: {
      heading: 'Las palabras de su tarjeta, explicadas',
      items: [
        {
          id: 'deductible',
          title: 'Deducible',
          text: 'Lo que usted paga en el año antes de que el plan empiece a compartir los gastos. Algunos planes no lo aplican a las consultas. Pregunte cuánto lleva pagado. En inglés: «deductible».',
        },
        {
          id: 'copay',
          title: 'Copago',
          text: 'Una cantidad fija por visita. La de quiropráctica puede ser distinta de la de su médico de cabecera. En inglés: «copay».',
        },
        {
          id: 'coinsurance',
          title: 'Coseguro',
          text: 'Su parte, en porcentaje. Si es del 20 %, el plan paga el 80 % del monto que autoriza y usted, el resto. Suele empezar después del deducible. En inglés: «coinsurance».',
        },
        {
          id: 'visit-limit',
          title: 'Límite de visitas',
          text: 'Cuántas visitas paga el plan en un año. Algunos planes suman las de fisioterapia y las de quiropráctica. En inglés: «visit limit».',
        },
        {
          id: 'referral',
          title: 'Referido',
          text: 'La hoja con la que su médico de cabecera le manda con nosotros. Por lo general, la clínica no la pide, pero su plan quizá sí. En inglés: «referral».',
        },
        {
          id: 'approval',
          title: 'Autorización previa',
          text: 'El permiso que el plan exige antes de ciertos servicios. Sin él, el plan puede negarse a pagar, aunque el servicio esté cubierto. En inglés: «prior authorization».',
        },
        {
          id: 'network',
          title: 'Dentro o fuera de la red',
          text: 'Dentro de la red: la clínica o el profesional de salud tiene contrato con su plan. Fuera de la red, usted puede pagar más o pagarlo todo. En inglés, la red se llama «network».',
        },
        {
          id: 'out-of-pocket',
          title: 'Gasto máximo de bolsillo',
          text: 'Lo máximo que usted paga en un año por la atención cubierta. Lo que el plan no cubre no cuenta. En inglés: «out-of-pocket maximum».',
        },
        {
          id: 'eob',
          title: 'Explicación de beneficios',
          text: 'Una carta que dice cuánto se cobró, cuánto pagó el plan y cuánto podría tocarle a usted. No es una cuenta por pagar; compárela con la nuestra. En inglés la llaman «EOB».',
        },
      ],
    },
    sheet: {
      heading: 'Qué preguntarle a su aseguradora',
      lead: 'Con una llamada al número de su tarjeta se aclara casi todo. La lista está en español y, al lado, en inglés. Así puede seguir la conversación en un idioma mientras alguien habla en el otro.',
      blanks: [
        {
          id: 'date',
          label: 'Fecha y hora de la llamada',
        },
        {
          id: 'person',
          label: 'Con quién hablé',
        },
        {
          id: 'member',
          label: 'Número de miembro (en la tarjeta)',
        },
        {
          id: 'reference',
          label: 'Número de referencia de la llamada',
        },
      ],
      items: [
        {
          id: 'ask-interpreter',
          question: '¿Podemos hablar en español o con intérprete, sin costo para mí?',
        },
        {
          id: 'ask-active',
          question: '¿Mi plan está activo hoy? ¿En qué fecha empieza otra vez el año del plan?',
        },
        {
          id: 'ask-covered',
          question: '¿Mi plan cubre la quiropráctica? ¿El examen, los ajustes, la terapia?',
        },
        {
          id: 'ask-network',
          question: '¿{clinic} está en mi red? Si no, ¿qué cambia para mí?',
        },
        {
          id: 'ask-deductible',
          question: '¿De cuánto es mi deducible y cuánto llevo pagado?',
        },
        {
          id: 'ask-copay',
          question: '¿Cuánto es mi copago por visita de quiropráctica?',
        },
        {
          id: 'ask-coinsurance',
          question: 'Después del deducible, ¿qué porcentaje pago yo?',
        },
        {
          id: 'ask-limit',
          question: '¿Cuántas visitas hay al año? ¿Cuántas me quedan? ¿Cuenta también la fisioterapia?',
        },
        {
          id: 'ask-referral',
          question: '¿Necesito un referido de mi médico de cabecera?',
        },
        {
          id: 'ask-approval',
          question: '¿Algo requiere autorización previa? ¿Quién la pide?',
        },
        {
          id: 'ask-x-rays',
          question: '¿Cubren las radiografías si las pide un quiropráctico?',
        },
        {
          id: 'ask-writing',
          question: '¿Me pueden mandar estas respuestas por escrito?',
        },
      ],
    },
    translatedFrom:
      '0a6b88 64a22c\nf92092 8bca1a d87e79\n14cc15 e23d7c 903875\na391d7 825b2b a1da02 355e20 97cf27 48d307 14d389 db57e8 f1b31a ed30f1 dbaeb6 7bb186 95b5d3 71dd6a b55e01 90ccdb 6b7444 fc0a24\ndc263c 991734 b1783d b55b3d d4cd9f b2c529 a86477 da2443 42f282 ab33c5 aeb7b0 9ac905 08159e 6ec094 0558df ae253a c4cf25 d1a6ea eb20ca\n3f480e\n5f4b0e c0aa60 89cdf1 c05355 f63a81 1f2f24 764bc4\n675a58 7a15d3\n312bdd a5e1e1',
    content:
      '## Quiropráctica con seguro: cómo verificamos su plan {#check}\n\nLa tarjeta sola no dice cuánto va a pagar el plan. Dos vecinos pueden tener la misma y pagar cantidades distintas, porque cada empresa escoge sus beneficios. Por eso revisamos su plan.\n\n- Muéstrenos la tarjeta por los dos lados, o llámenos con los datos a la mano.\n- Preguntamos a la aseguradora por la quiropráctica, los límites y las autorizaciones.\n- Le explicamos la respuesta con palabras de todos los días, antes de la primera visita con costo.\n- En la visita del informe de resultados ve el plan de atención, el costo y la parte que probablemente le toque.\n\nLa aseguradora decide cada reclamo después de la visita. Por eso nuestra respuesta es un cálculo aproximado, y si algo no está claro, se lo decimos.\n\n## Si se lastimó en el trabajo o en un choque {#accidents}\n\nLa compensación para trabajadores y el seguro de auto tienen otras reglas que el seguro médico. Ahí importa más el número de reclamo que la tarjeta. Avise pronto a su empresa o a la aseguradora del auto. Anote el número de reclamo y el nombre del ajustador del seguro, y traiga los dos. Después lea qué esperar tras una [lesión de trabajo](/symptoms/work-injury) o un [accidente de auto](/symptoms/auto-accident-whiplash).\n\n## Si el seguro no paga la quiropráctica {#not-covered}\n\nPrimero, pida la razón por escrito. Un referido que falta o un código equivocado se pueden corregir. Usted también tiene derecho a apelar, y la carta de la aseguradora explica cómo. Mientras tanto, puede pagar la visita por su cuenta. Los [planes de pago directo](/financial-information/cash-plans) tienen descuento, y puede pedir el costo por escrito de antemano.',
    _meta: {
      filePath: 'insurance-plans.es.md',
      fileName: 'insurance-plans.es.md',
      directory: '.',
      extension: 'md',
      path: 'insurance-plans.es',
    },
  },
]
