export default [
  {
    title: 'Costos y formas de pago',
    heading: 'Cuánto cuesta la atención, sin rodeos',
    lead: 'El costo de la quiropráctica se conoce antes de aceptar una visita, no después. Le contamos cómo se paga en la clínica, desde la primera plática hasta la última cuenta.',
    seo: {
      focus: 'costo de la quiropráctica',
      title: 'Costo de la quiropráctica',
      description:
        'De qué depende el costo de la quiropráctica: seguro médico, Medicare, Medicaid, accidentes, pago por cuenta propia y planes de pago en Springdale.',
    },
    cta: {
      title: 'Empiece por preguntar lo del dinero',
      text: 'La consulta es una plática y no cuesta nada. Pregunte por costos, tarjetas y planes antes que nada.',
    },
    translatedFrom:
      '5f3251 30467f\na90967 10b068\na6e977 662113 8d4b87\n77b63c\n5c58e7\n16d19e 5674bc 78f162 b22ade 8df6a6 3daf17 9af18c bf0a60\n96df27 564624 eb3676 4893b6 874b06 217f44 908e8d 8b63b7\n3090fd 3538ed 05c51d e8adfb 1e3099 eb694f 5f4930 a0763e\ndc0bc4 9e9302',
    content:
      'Hay dos caminos para pagar. Unas personas usan su seguro médico y otras pagan por su cuenta. También hay quien empieza por uno y se cambia al otro, por ejemplo cuando el deducible vuelve a empezar. Elija el que hoy le convenga.\n\n## Cuándo conoce el costo de la quiropráctica {#how}\n\nA nadie le gusta enterarse del costo cuando ya es tarde. Por eso seguimos siempre este orden:\n\n1. **Una plática gratuita.** Usted nos cuenta qué le duele y qué le preocupa. No paga nada y puede dejarlo ahí.\n2. **El costo, antes del examen.** Si conviene hacer un examen, primero le decimos cuánto cuesta. Lo mismo con las radiografías y otras pruebas. Solo se toman radiografías si hacen falta.\n3. **Una revisión de su cobertura.** Si tiene seguro, verificamos sus beneficios junto con usted. Lo que nos informa la aseguradora es un cálculo aproximado: la decisión final la toma ella.\n4. **La visita del informe de resultados.** En una visita aparte le mostramos lo que encontramos. Ahí ve el plan de atención, el costo, lo que podría pagar el seguro y lo que le tocaría a usted.\n5. **Su decisión.** Puede aceptar, pedir un comienzo más corto o llevarse los números a casa para hablarlo en familia.\n\nEl plan puede cambiar con el tiempo, porque el cuerpo también cambia. Si eso pasa, hablamos de los costos nuevos antes de seguir.\n\n## Formas de pago que aceptamos {#ways}\n\n- Seguro médico privado, del trabajo o contratado por su cuenta\n- Compensación para trabajadores, si se lastimó en el trabajo\n- Medicare\n- Medicaid\n- Seguro de auto, en caso de choque\n- Efectivo o pago directo, con descuentos y planes de pago\n\nSi se lastimó en el trabajo, avise pronto a su supervisor y traiga el número de reclamo si ya lo tiene. Después de un choque, traiga el número de reclamo y el nombre del ajustador del seguro. En las páginas sobre [lesiones de trabajo](/symptoms/work-injury) y [accidentes de auto](/symptoms/auto-accident-whiplash) explicamos qué más puede esperar.\n\n## Qué debe traer {#bring}\n\n- Una identificación con foto\n- Todas sus tarjetas de seguro, por los dos lados, incluso la secundaria\n- El número de reclamo, si hubo un accidente de trabajo o de auto\n- El referido, si su plan lo pide\n- La lista de sus medicinas y los informes de radiografías o resonancias que tenga\n- Si la cita es para un menor, la tarjeta del menor y la compañía de uno de los padres o del tutor\n\nSi le falta algún papel, venga de todos modos. Muchas veces basta con una llamada a la aseguradora para empezar.\n\n## ¿Va a pagar sin seguro? Pida una estimación {#estimate}\n\nQuien no tiene seguro, o prefiere no usarlo, tiene derecho a una estimación de buena fe. Es una hoja con los cargos previstos. Pídala al menos un día hábil antes del servicio. Si la cuenta sale $400 o más por encima de la estimación, puede impugnarla. Vea [cómo funciona la estimación](/good-faith-estimate) o llámenos para pedir la suya.',
    _meta: {
      filePath: 'financial-information.es.md',
      fileName: 'financial-information.es.md',
      directory: '.',
      extension: 'md',
      path: 'financial-information.es',
    },
  },
]
