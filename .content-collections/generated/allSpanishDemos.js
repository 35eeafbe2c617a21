export default [
  {
    survey: {
      heading: '¿Dónde le duele?',
      lead: 'Son tres pasos cortos. Puede regresar cuando quiera.',
      seo: {
        title: 'Demostración: encuesta para la consulta',
        description:
          'Demostración de la encuesta para la consulta gratuita, en tres pasos cortos. Le muestra lo que recibió y no envía nada a nadie, ni a la clínica.',
      },
    },
    contact: {
      heading: 'Pregunte con confianza',
      lead: 'Deje su nombre y una forma de responderle. Por favor, no incluya datos privados de salud.',
      seo: {
        title: 'Demostración: formulario de contacto',
        description:
          'Demostración del formulario de contacto: nombre, teléfono, correo y su pregunta. Revisa lo que escribe, muestra lo que recibió y no envía nada a nadie.',
      },
    },
    'new-patient': {
      heading: 'Pida su primera visita',
      lead: 'Díganos qué día le conviene. La clínica le llamaría o le escribiría para acordar la hora.',
      seo: {
        title: 'Demostración: formulario de primera visita',
        description:
          'Demostración del formulario para la primera visita, con el día que prefiere y una nota breve. Le muestra lo que recibió y no envía nada a nadie.',
      },
    },
    booking: {
      heading: 'Elija el día y la hora',
      lead: 'Las horas, también las de hoy, siguen nuestro horario de atención. En esta demostración todas están libres.',
      seo: {
        title: 'Demostración: calendario de citas',
        description:
          'Demostración del calendario: elija día y hora dentro del horario de atención, también para hoy mismo. No se reserva ninguna cita ni se envía nada.',
      },
    },
    reviews: {
      heading: 'Así se verían las reseñas',
      lead: 'Son textos de muestra en lugar de reseñas reales. La clínica los cambia antes de publicar el sitio.',
      seo: {
        title: 'Demostración: reseñas de pacientes',
        description:
          'Demostración del espacio de reseñas, con nueve textos de muestra y sus estrellas. Ocupan el lugar de las reseñas reales, que se publican con permiso.',
      },
    },
    map: {
      heading: 'Cómo encontrar la clínica',
      lead: 'Es un croquis de la zona, sin escala. Para llegar paso a paso, abra su aplicación de mapas.',
      seo: {
        title: 'Demostración: mapa para llegar',
        description:
          'Demostración del mapa: un croquis propio de las calles cercanas a la clínica en Springdale, con la dirección y enlaces a sus aplicaciones de mapas.',
      },
    },
    translatedFrom:
      'fe6c81 2d4aba 71c972 de9f66\n809fbd 7dfb69 0536e0 b2e584\n750893 ac11b5 eaa5d4 e58d34\neecde9 3b125f fb88ca 8c2f9d\n159c67 eeb90f f56529 756f17\nc49e60 88ad75 f5c34a 77166a',
    _meta: {
      filePath: 'demo.es.yaml',
      fileName: 'demo.es.yaml',
      directory: '.',
      extension: 'yaml',
      path: 'demo.es',
    },
  },
]
