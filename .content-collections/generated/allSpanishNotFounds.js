export default [
  {
    page: {
      heading: '¡Vaya! No encontramos la página',
      text: 'La página que busca no existe o cambió de lugar. Revise la dirección o vuelva a la página de inicio.',
      button: 'Volver al inicio',
      seo: {
        title: 'Página no encontrada | Quiropráctica en Springdale, AR',
        description:
          'Esta dirección no lleva a ninguna página de nuestro sitio. Vuelva al inicio de la clínica quiropráctica en Springdale o siga uno de los enlaces.',
      },
    },
    post: {
      heading: 'Publicación No Encontrada',
      text: 'La publicación que busca no existe en nuestro blog.',
      button: 'Volver al blog',
      seo: {
        title: 'Publicación no encontrada | Blog de quiropráctica',
        description:
          'No hay ningún artículo en esta dirección. Vuelva al blog para leer sobre la columna y la salud de la familia, desde nuestra clínica en Springdale.',
      },
    },
    symptom: {
      heading: 'Síntoma no encontrado',
      text: 'El síntoma que busca no existe o cambió de lugar.',
      button: 'Volver a los síntomas',
      seo: {
        title: 'Síntoma no encontrado | Quiropráctica en Springdale, AR',
        description:
          'En esta dirección no hay una página de síntomas. Vuelva a la lista de doce molestias, del dolor de espalda al estrés, y elija la más parecida.',
      },
    },
    linksHeading: 'Quizá iba camino a una de estas páginas',
    translatedFrom:
      '4418c8\n299291 da3b7f 49e48d 635c0a 5d8a11\n187409 0a78f0 7532b0 73e626 6a2d7d\n542d7f d55132 029f5d 613601 63f788',
    _meta: {
      filePath: 'not-found.es.yaml',
      fileName: 'not-found.es.yaml',
      directory: '.',
      extension: 'yaml',
      path: 'not-found.es',
    },
  },
]
