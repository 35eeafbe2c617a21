export default [
  {
    items: [
      {
        id: 'maria-t',
        name: 'Maria T.',
        text: 'Ya puedo voltear la cabeza para ver el tráfico. Y el examen me lo explicaron con palabras que sí entendí.',
        sample: true,
      },
      {
        id: 'james-r',
        name: 'James R.',
        text: 'Me atendieron el mismo día. Llegué doblado y salí con un plan.',
        sample: true,
      },
      {
        id: 'ana-l',
        name: 'Ana L.',
        text: 'A mi hija los nervios le duraron un minuto. Después preguntó cuándo podíamos regresar.',
        sample: true,
      },
      {
        id: 'devon-p',
        name: 'Devon P.',
        text: 'Cada semana de exámenes finales me daba migraña. Ahora ya sé qué me la provoca.',
        sample: true,
      },
      {
        id: 'rosa-m',
        name: 'Rosa M.',
        text: 'Con turnos de diez horas en la línea traía los hombros como piedra. Aprendí a repartir los descansos y a estirarme en mi casa, en Tontitown.',
        sample: true,
      },
      {
        id: 'luis-g',
        name: 'Luis G.',
        text: 'Una camioneta nos pegó por detrás en la I-49. Me revisaron el cuello, vimos juntos las radiografías y me dijeron qué papeles pedía el seguro del auto.',
        sample: true,
      },
      {
        id: 'grace-w',
        name: 'Grace W.',
        text: 'A los siete meses ya no hallaba cómo dormir. Me acomodaron con almohadas, preguntaron qué decía mi partera y me atendieron sin prisa.',
        sample: true,
      },
      {
        id: 'priya-s',
        name: 'Priya S.',
        text: 'Me paso el día en juntas en Bentonville. Me pidieron una foto de mi escritorio y cambiamos dos cosas antes de la siguiente visita.',
        sample: true,
      },
      {
        id: 'harold-k',
        name: 'Harold K.',
        text: 'Mis rodillas ya no son nuevas, y nadie fingió lo contrario. Voy al buzón y vuelvo, aquí en Elm Springs, quejándome menos.',
        sample: true,
      },
    ],
    translatedFrom:
      'ff3aa9 e3df7e\ncfb74c 4500b7\n233176 500fa6\nd8466b bcdb17\n5337ef 75ba15\n22acf4 8cb31d\nf91176 50521b\n4f340c 349c6f\n9f327e 576f71',
    _meta: {
      filePath: 'testimonials.es.yaml',
      fileName: 'testimonials.es.yaml',
      directory: '.',
      extension: 'yaml',
      path: 'testimonials.es',
    },
  },
]
