export default [
  {
    title: 'Artritis y dolor articular',
    heading: 'Artritis y dolor en las articulaciones',
    menu: 'Rodillas, caderas, hombros, manos',
    card: 'Mañanas de rigidez, escaleras que cuestan, frascos que no se abren: qué desgasta las articulaciones y cómo mantenerlas en movimiento.',
    lead: 'Con artritis o dolor articular también hay que moverse, aunque cueste. Revisamos cómo trabaja la articulación que le molesta, qué pasa con las vecinas y qué puede hacer más llevadero el día a día.',
    caption: 'Articulación de la rodilla',
    pin: 'Donde suele notarse el dolor articular',
    board: 'Artritis, articulaciones',
    short: 'Rodillas, caderas, hombros, manos.',
    cta: 'Cuéntenos qué articulación le molesta',
    seo: {
      focus: 'dolor articular',
      title: 'Dolor articular y artritis',
      description:
        'Dolor articular en rodillas, caderas, hombros o manos: causas, alivio en casa y lo que la quiropráctica puede y no puede hacer por usted.',
    },
    sources: [
      {
        title: 'Osteoartritis',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/osteoarthritis.html',
        lang: 'es',
      },
      {
        title: 'Osteoartritis',
        type: 'public-health',
        publisher: 'Instituto Nacional de Artritis y Enfermedades Musculoesqueléticas y de la Piel (NIAMS)',
        url: 'https://www.niams.nih.gov/es/informacion-de-salud/osteoartritis',
        lang: 'es',
      },
      {
        title:
          '2019 American College of Rheumatology/Arthritis Foundation Guideline for the Management of Osteoarthritis of the Hand, Hip, and Knee',
        type: 'peer-reviewed',
        publisher: 'Arthritis & Rheumatology, 2020',
        url: 'https://doi.org/10.1002/art.41142',
        lang: 'en',
      },
    ],
    translatedFrom:
      'c1bafc d1ddfd 265b6a 83b8e3 c1bafc d821ec a85839 2e75d3\n8968f5 97139f b23aba\n824185 3fabd3\nca03b5 8e4023 f1cb05 6549ca 47db63 1a1d29 924987 b5c951 7559df\n63a455 b74dc3 57359f fd3553 c37071 fbc9e4 3f84f7 56fa15\n8c1048 e0144a 2b537e 820606 373e8f\nb44dd5 81a85f b177ae c7b8f2 034092 25c45e 8ccbc3 027a75\n42105d 4939a7 16ec4a 85aeff 937592 c830e6 bd7e70 346021 c4bcd4',
    content:
      '## Por qué duele y se endurece una articulación {#causes}\n\nLa palabra «artritis» abarca muchas enfermedades distintas, y no todas se comportan igual. La más común es la osteoartritis, también llamada artrosis: con los años cambian el cartílago, el hueso y la membrana que recubre la articulación. Otras veces el problema está en los tejidos de alrededor.\n\n- Osteoartritis, frecuente en rodillas, caderas, manos, cuello y zona lumbar\n- Una lesión o cirugía antigua que cambió la manera de apoyar el peso\n- Músculos con poca fuerza, que le dejan más trabajo a la articulación\n- Irritación de tendones o bursas, común en el hombro y el costado de la cadera\n- Artritis inflamatoria, como la artritis reumatoide, la psoriásica o la gota\n- Dolor que viene de otro lugar, por ejemplo de la parte baja de la espalda hacia la cadera\n\nTambién influyen la edad, el peso y la herencia. La radiografía cuenta solo una parte: hay articulaciones desgastadas que no molestan, y otras que duelen y se ven normales.\n\n## Cómo se comporta el dolor articular {#signs}\n\nLa osteoartritis suele llegar despacio. Duele al usar la articulación, se calma con el descanso y deja rigidez al volver a moverse. Esa rigidez por lo general pasa en menos de media hora. Tal vez reconozca algo de esto:\n\n- Los primeros pasos de la mañana, o después de manejar mucho, son los más difíciles\n- Le cuestan las escaleras, los sillones bajos o las subidas del Razorback Greenway\n- Abrir un frasco, girar una llave o abotonarse la camisa le exige más que antes\n- La articulación cruje, se ve más gruesa o ya no se dobla por completo\n- Hay días buenos y días malos, sin un motivo claro\n\nHay señales que apuntan a otra cosa. Si la rigidez matutina dura una hora o más, o se le hinchan varias articulaciones, consulte pronto a su médico. La artritis inflamatoria se trata con medicamentos, y empezar a tiempo protege las articulaciones.\n\n## Hasta dónde llega nuestra atención {#care}\n\nNingún tratamiento con las manos hace crecer el cartílago. Lo que sí podemos revisar es cómo se mueve una articulación y si las vecinas la ayudan o le estorban. Platicamos sobre su historia médica, sus medicinas y sus metas. En el examen revisamos el movimiento, la fuerza, el equilibrio y la forma de caminar. Las radiografías se toman solo cuando se necesitan.\n\nLa atención puede incluir ajustes suaves en las partes rígidas de la columna, trabajo manual en los músculos y ejercicios que dan sostén. El ajuste es un movimiento controlado de la articulación y puede hacerse con muy poca fuerza.\n\nPara la osteoartritis de cadera y rodilla, la guía de reumatología de EE. UU. recomienda sobre todo el ejercicio. También aconseja aprender a manejar la enfermedad y, si hace falta, bajar de peso. No aconseja, en cambio, sumar terapia manual al ejercicio, porque en los estudios aportó poco. Para el [dolor de espalda](/symptoms/back-pain), los estudios sugieren que la manipulación de la columna puede aliviar un poco a algunas personas.\n\nNo ajustamos articulaciones calientes ni hinchadas. También buscamos indicios de huesos frágiles y, si hay artritis reumatoide, de inestabilidad en la parte alta del cuello. En esos casos le pedimos que consulte a su médico.\n\n## Costumbres que las articulaciones agradecen {#home}\n\n- **Camine casi todos los días, aunque sea poco.** El movimiento nutre el cartílago y mantiene activos los músculos. Empiece con cinco o diez minutos en terreno plano.\n- **Haga ejercicios de fuerza dos veces por semana.** Levantarse despacio de una silla diez veces fortalece los muslos, que sostienen rodillas y caderas.\n- **Caliéntese las manos y las rodillas.** Un baño tibio o una compresa caliente por 15 minutos facilita los primeros movimientos.\n- **Reparta las tareas pesadas.** Corte hoy la mitad del césped y mañana el resto, para que la articulación descanse.\n- **Use ayudas sencillas.** Un abridor de frascos, un mango grueso o un bastón del lado contrario reducen la carga.\n- **Cuide su peso sin castigarse.** Si tiene unas libras de más, perder aunque sea algunas alivia cada paso.\n\nSentir los músculos adoloridos después de algo nuevo es normal. Si al día siguiente la articulación duele más, baje un poco el esfuerzo y vuelva a subirlo despacio.\n\n## Cuándo el dolor articular no puede esperar {#urgent}\n\nAlgunos problemas articulares causan daño en cuestión de horas. Fíjese en lo siguiente:\n\n- Una sola articulación que de repente está caliente, roja, hinchada y muy dolorosa\n- Dolor articular con fiebre, escalofríos o mucho malestar general\n- Una caída o un golpe después del cual la articulación se ve fuera de lugar o no aguanta el peso\n- La pantorrilla hinchada, caliente y adolorida, o falta de aire repentina\n- Con artritis en el cuello o la espalda: debilidad nueva en brazos o piernas, manos torpes o paso inseguro\n- Pérdida reciente del control de la vejiga o el intestino, o adormecimiento alrededor de la ingle\n\nLlame al 911 o acuda a la sala de emergencias más cercana. Una clínica quiropráctica no es el lugar para estos problemas.',
    _meta: {
      filePath: 'symptoms/arthritis-joint-pain.es.md',
      fileName: 'arthritis-joint-pain.es.md',
      directory: 'symptoms',
      extension: 'md',
      path: 'symptoms/arthritis-joint-pain.es',
    },
  },
  {
    title: 'Accidente de auto y latigazo cervical',
    heading: 'Latigazo cervical y dolores después de un choque',
    menu: 'Después de un choque, aunque sea leve',
    card: 'Tras un choque, el cuello y la espalda pueden doler días después; le revisamos y le explicamos cada paso.',
    lead: 'Es común que el latigazo cervical tarde en aparecer. En el lugar del choque no sentía nada, y dos días después no puede voltear la cabeza. Le revisamos con cuidado y le decimos con claridad qué encontramos.',
    caption: 'Cuello de perfil',
    pin: 'Donde se siente el latigazo cervical',
    board: 'Choque y latigazo',
    short: 'La sacudida que no se va.',
    cta: '¿Tuvo un choque? Hablemos',
    seo: {
      focus: 'latigazo cervical',
      title: 'Latigazo cervical',
      description:
        'Latigazo cervical después de un choque: cómo se siente, cuándo aparece, qué puede aportar la quiropráctica y cuándo debe ir a emergencias.',
    },
    sources: [
      {
        title: 'Latigazo cervical: síntomas y causas',
        type: 'professional',
        publisher: 'Mayo Clinic',
        url: 'https://www.mayoclinic.org/es/diseases-conditions/whiplash/symptoms-causes/syc-20378921',
        lang: 'es',
      },
      {
        title: 'Lesiones y enfermedades del cuello',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/neckinjuriesanddisorders.html',
        lang: 'es',
      },
      {
        title:
          'The Treatment of Neck Pain-Associated Disorders and Whiplash-Associated Disorders: A Clinical Practice Guideline',
        type: 'peer-reviewed',
        publisher: 'Journal of Manipulative and Physiological Therapeutics, 2016',
        url: 'https://doi.org/10.1016/j.jmpt.2016.08.007',
        lang: 'en',
      },
      {
        title:
          'Management of neck pain and associated disorders: A clinical practice guideline from the Ontario Protocol for Traffic Injury Management (OPTIMa) Collaboration',
        type: 'peer-reviewed',
        publisher: 'European Spine Journal, 2016',
        url: 'https://doi.org/10.1007/s00586-016-4467-7',
        lang: 'en',
      },
    ],
    translatedFrom:
      '31f3f6 667505 edab79 330101 e03db3 ea94ef e32920 9b62c0\n3716cf 7e68a9 104f9f\n67832b 844168\n6ca8ca f87fef 031179 fa6c07 2edfb9 edcfb8 84a8bd 7dd4e4\ndadd8d 38384e 403265 b76c3b acc603 64185a 43e41a df3c02 e727c9\n8f09ce e3ca7a 911df5 ace056 b9f172\n4b8d01 d343b7 adf364 9c7b64 1c4ef9 96aa90 548a1c a5f198\n5d7ba9 eb5356 e07fee 029e04 3e95e0 81d81f 15b145 d71583 38ef46',
    content:
      '## Qué le pasa al cuello en un choque {#causes}\n\nEl asiento frena o sale hacia adelante, y la cabeza lo sigue un instante después. En esa fracción de segundo el cuello se dobla en una dirección y luego en la contraria. Los músculos y ligamentos se estiran más de lo habitual, y las articulaciones pequeñas pueden irritarse.\n\n- Un golpe por detrás en un semáforo o en tráfico lento, sin tiempo para prepararse.\n- Un impacto de frente o de lado, que lanza la cabeza hacia adelante o hacia un lado.\n- Un giro de la zona lumbar contra el cinturón de seguridad.\n- Tener la cabeza volteada hacia el espejo o hacia un pasajero en el momento del golpe.\n- Una lesión anterior o articulaciones rígidas, que pueden alargar la recuperación.\n\nLas abolladuras dicen poco. De un auto casi intacto puede bajar alguien con el cuello adolorido, y de uno destrozado, alguien con muy pocas molestias.\n\n## Cómo se siente el latigazo cervical {#signs}\n\nLos síntomas suelen aparecer poco a poco, en horas o en unos días. La adrenalina puede tapar el dolor al principio, y la inflamación tarda en formarse.\n\n- Dolor y rigidez de cuello, sobre todo al girar o mirar hacia arriba.\n- Dolor de cabeza que empieza en la nuca.\n- Molestia en los hombros, la espalda alta o la zona lumbar.\n- Mareo, cansancio o zumbido en los oídos.\n- Músculos sensibles entre el cuello y el hombro.\n- Sueño inquieto, irritabilidad o miedo de volver a manejar.\n\nLa mente nublada, la falta de concentración o un dolor de cabeza que aumenta pueden indicar una conmoción cerebral. Acuda a un médico aunque no se haya golpeado la cabeza. Muchas personas con latigazo cervical se recuperan en unas semanas. En otras, el dolor dura meses; por eso preguntamos pronto por el trabajo, el sueño y las preocupaciones.\n\n## Cómo atendemos el latigazo cervical {#care}\n\nSi nadie le ha revisado desde el choque, díganoslo antes de venir. Algunas lesiones necesitan primero una sala de emergencias, y así se lo haremos saber. Si no es su caso, le preguntamos cómo fue el golpe y cuándo empezó cada síntoma. Luego examinamos movimiento, fuerza, reflejos y sensibilidad. Las radiografías se toman solo si hacen falta, y los costos se explican antes.\n\nLas guías para el dolor de cuello después de un choque recomiendan mantenerse en movimiento y recibir información clara. Combinan el ejercicio con el tratamiento manual: movimientos lentos, trabajo en los músculos tensos o un ajuste, que es un impulso rápido y controlado. No ajustamos ninguna zona hasta que el examen muestre que no hay motivo para evitarlo. Al principio suelen convenir los métodos más suaves.\n\nLa evidencia es modesta: algunas personas se sienten y se mueven mejor en menos tiempo, pero ningún método le sirve a todo el mundo. Es común sentir molestia después. En la página de [dolor de cuello](/symptoms/neck-pain) hablamos de los riesgos raros y graves.\n\nAceptamos el seguro de auto en casos de accidente; los demás están en [seguros médicos](/financial-information/insurance-plans). Pregunte cómo se cobra antes de empezar la atención. Para dudas legales, consulte a un abogado.\n\n## Los primeros días en casa {#home}\n\n- Mueva el cuello con suavidad, sin forzar, varias veces al día. El movimiento ayuda más que la quietud.\n- No use collarín blando si no se lo indicó un médico. Usarlo mucho tiempo puede debilitar y endurecer el cuello.\n- En los primeros días, póngase una compresa fría, envuelta en una tela, de 10 a 15 minutos. Puede calmar el dolor; más adelante quizá le ayude más el calor.\n- Anote cada síntoma y el día en que empezó. La memoria falla, y esas fechas le sirven a quien le examine.\n- Maneje solo cuando pueda girar bien la cabeza. De eso depende ver los espejos y los puntos ciegos.\n- Vuelva a sus tareas por pasos. Caminar un poco y hacer labores ligeras mantiene activos los músculos sin cargarlos de más.\n\nSobre medicinas para el dolor, pregunte a su médico o en la farmacia, en especial si pudo golpearse la cabeza.\n\n## Primero, la sala de emergencias {#urgent}\n\nDespués de cualquier choque, estas señales van antes que cualquier cita:\n\n- Dolor de cuello muy fuerte, o dolor en el centro del cuello al tocar los huesos.\n- Debilidad, adormecimiento u hormigueo en brazos o piernas, o pérdida del control de la orina o el excremento.\n- Se desmayó, siente confusión, vomita una y otra vez o no logra vencer el sueño.\n- Dolor de cabeza repentino e intenso, visión doble, dificultad para hablar o para caminar.\n- Dolor de pecho, falta de aire o dolor de vientre donde cruzaba el cinturón.\n- Un choque a alta velocidad, una volcadura, dolor de cuello tras un choque a partir de los 65 años, o cualquier choque en el embarazo.\n\nLlame al 911 o vaya a la sala de emergencias más cercana, y no mueva el cuello mientras espera. Una clínica quiropráctica no es el lugar para estos casos.',
    _meta: {
      filePath: 'symptoms/auto-accident-whiplash.es.md',
      fileName: 'auto-accident-whiplash.es.md',
      directory: 'symptoms',
      extension: 'md',
      path: 'symptoms/auto-accident-whiplash.es',
    },
  },
  {
    title: 'Dolor de espalda',
    heading: 'Dolor de espalda, de los omóplatos a la cintura',
    menu: 'Parte baja, media y alta',
    card: 'Una espalda adolorida o trabada complica todo el día; buscamos con usted qué mantiene esa molestia.',
    lead: 'El dolor de espalda puede empezar por cargar mal una caja, por meses de turnos largos o sin motivo claro. Le escuchamos, le revisamos y le explicamos lo que encontramos antes de proponerle algo.',
    caption: 'De omóplatos a cintura',
    pin: 'Donde suele doler',
    board: 'Dolor de espalda',
    short: 'Baja, media o alta.',
    cta: 'Hablemos de su dolor de espalda',
    seo: {
      focus: 'dolor de espalda',
      title: 'Dolor de espalda',
      description:
        'Dolor de espalda en Springdale: de dónde puede venir, cómo puede ayudar la quiropráctica, qué hacer en casa y cuándo hay que llamar al 911.',
    },
    sources: [
      {
        title: 'Dolor de espalda',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/backpain.html',
        lang: 'es',
      },
      {
        title: 'Dolor lumbar',
        type: 'public-health',
        publisher: 'Organización Mundial de la Salud (OMS)',
        url: 'https://www.who.int/es/news-room/fact-sheets/detail/low-back-pain',
        lang: 'es',
      },
      {
        title:
          'Noninvasive Treatments for Acute, Subacute, and Chronic Low Back Pain: A Clinical Practice Guideline From the American College of Physicians',
        type: 'peer-reviewed',
        publisher: 'Annals of Internal Medicine, 2017',
        url: 'https://doi.org/10.7326/M16-2367',
        lang: 'en',
      },
      {
        title:
          'Association of Spinal Manipulative Therapy With Clinical Benefit and Harm for Acute Low Back Pain: Systematic Review and Meta-analysis',
        type: 'peer-reviewed',
        publisher: 'JAMA, 2017',
        url: 'https://doi.org/10.1001/jama.2017.3086',
        lang: 'en',
      },
    ],
    translatedFrom:
      '15d296 f0bca4 23610d 3445ef c1b57b 5219d9 8186da b0cffe\n77c1b3 cd6f4b 02a794\nfbe7fb ec6e43\n9737d5 452462 1cd9c6 e15257 f477f9 725f6e 877031 a94abd b2980e\n0a77a0 3e87fd 5116db 4ab79d 3e4267 4d475f e3ace2 60f711\n18475f f1e260 150922 7a9526 d1d2e6\n6d6540 594e0a 232c47 7397b8 27ffad 81cfd4 67f8b0 3f999b\n05b6aa 215c23 9d6c6e 3802ad 05133d 96558d 3cb3e5 888e76 7e4f7f',
    content:
      '## De dónde puede venir el dolor de espalda {#causes}\n\nLa espalda carga, se dobla y gira todo el día, y en ese trabajo participan muchas partes. A menudo no hay una sola parte dañada que lo explique todo. Los músculos, las articulaciones, los discos, dormir mal y el estrés pueden poner cada uno su parte.\n\n- Un tirón en un músculo o un ligamento al levantar, jalar o girar de golpe.\n- Articulaciones de la columna o de la pelvis que se han puesto rígidas o están irritadas.\n- Un disco abombado que a veces presiona un nervio cercano.\n- Muchas horas en la misma posición: al volante, en el escritorio o en la línea de producción.\n- El desgaste propio de los años, que no siempre duele.\n- Músculos del tronco débiles después de una enfermedad, un embarazo o una temporada de poco movimiento.\n\nLa intensidad del dolor no mide el daño. Un tirón pequeño puede doler muchísimo, y un disco que se ve gastado en una imagen puede no doler nada.\n\n## Cómo se presenta {#signs}\n\nEl lugar y el momento en que duele dan buenas pistas. Hay quien siente un dolor sordo en la cintura, como una faja, al terminar el turno en la bodega. Otras personas sienten un punto agudo entre los omóplatos al respirar hondo.\n\n- Rigidez al levantarse, que cede al empezar a moverse.\n- Un espasmo o la sensación de quedarse «trabado» al pararse de una silla.\n- Un dolor que va creciendo después de mucho rato en el asiento, al volante o de pie.\n- Dolor que se extiende a la nalga o a la parte alta del muslo.\n- Dificultad para encontrar una postura cómoda para dormir.\n\nSi el dolor baja más allá de la rodilla, con hormigueo o adormecimiento, puede haber un nervio irritado. En la página sobre [ciática y neuropatía](/symptoms/sciatica-neuropathy) lo explicamos con más detalle.\n\n## Qué podemos hacer en la clínica {#care}\n\nPrimero hablamos: cuándo empezó, qué lo alivia, qué le exige su trabajo. Después viene el examen. Vemos cómo se mueve, palpamos las zonas sensibles y revisamos la fuerza, los reflejos y la sensibilidad. Solo tomamos radiografías si el examen da motivo para hacerlo.\n\nUn ajuste es un impulso rápido y controlado sobre una articulación que se mueve mal. A veces suena un chasquido: es gas que se desplaza dentro de la articulación. Si prefiere algo más suave, hay técnicas lentas y ligeras. El plan puede incluir trabajo manual en los músculos, ejercicios sencillos y consejos para su trabajo.\n\nEl Colegio Estadounidense de Médicos (ACP) incluye la manipulación de la columna entre las opciones para el dolor lumbar. Para el dolor reciente, los estudios encuentran, en promedio, una mejoría modesta del dolor y del movimiento. Algunas personas notan poco cambio. Es común sentir la zona adolorida por un día, más o menos.\n\nSi sospechamos una fractura, una infección o una enfermedad ajena a la columna, le referimos a un médico. En la [oferta para pacientes nuevos](/new-patient-special) puede ver qué incluye la primera visita.\n\n## Lo que puede hacer en casa {#home}\n\n- Muévase por ratos cortos. Diez minutos de caminata en terreno plano ayudan a soltar los músculos; pasar días en cama suele endurecerlos.\n- Póngase calor de 15 a 20 minutos, con una tela sobre la piel. El calor puede calmar un músculo tenso.\n- Cambie de posición cada media hora. Si maneja mucho por la I-49, pare y camine un poco: ninguna postura resulta cómoda durante horas.\n- Acerque la carga al cuerpo antes de levantarla. Una caja pegada al pecho le exige mucho menos a la espalda que una cargada con los brazos estirados.\n- Duerma de lado con una almohada entre las rodillas, o boca arriba con una debajo de ellas. Así la zona lumbar descansa mejor.\n- Pregunte en la farmacia o a su médico antes de tomar medicinas para el dolor. Algunas no se llevan bien con otras ni con problemas de riñón, estómago o corazón.\n\nSi un movimiento le manda dolor a la pierna, deje de hacerlo y avísenos.\n\n## Cuándo es una emergencia {#urgent}\n\nBusque ayuda de inmediato si, además del dolor de espalda, nota algo de esto:\n\n- Se le escapa la orina o el excremento, o no puede orinar.\n- Siente adormecida la ingle, los genitales o la parte interna de los muslos.\n- Una o las dos piernas pierden fuerza o se adormecen, o la debilidad empeora.\n- El dolor empezó tras una caída fuerte, un choque o un golpe.\n- Tiene fiebre o escalofríos junto con un dolor de espalda intenso.\n- Un dolor repentino, como un desgarro, llega al pecho o al vientre, o siente que se desmaya.\n\nLlame al 911 o vaya a la sala de emergencias más cercana. Una clínica quiropráctica no es el lugar para estos casos. Llame pronto a su médico si ha tenido cáncer, tiene osteoporosis o lleva mucho tiempo tomando esteroides. También si baja de peso sin motivo o el dolor no cede ni en reposo.',
    _meta: {
      filePath: 'symptoms/back-pain.es.md',
      fileName: 'back-pain.es.md',
      directory: 'symptoms',
      extension: 'md',
      path: 'symptoms/back-pain.es',
    },
  },
  {
    title: 'Dolor de cabeza y migraña',
    heading: 'Dolor de cabeza y migraña',
    menu: 'Presión que empieza en el cuello',
    card: 'Unos dolores de cabeza nacen en el cuello y otros no; lo primero es saber cuál es el suyo.',
    lead: 'El dolor de cabeza puede venir del cuello, de la tensión, de la migraña o de varias cosas a la vez. Le ayudamos a reconocer el patrón y a ver qué puede aportar el tratamiento manual.',
    caption: 'Cabeza y cuello',
    pin: 'Donde nacen algunos dolores de cabeza',
    board: 'Dolor de cabeza, migraña',
    short: 'Presión, punzadas, sienes tensas.',
    cta: 'Hablemos de su dolor de cabeza',
    seo: {
      focus: 'dolor de cabeza',
      title: 'Dolor de cabeza y migraña',
      description:
        'Dolor de cabeza por tensión, por el cuello o por migraña: en qué se distinguen, qué puede aportar la quiropráctica y cuándo es una emergencia.',
    },
    sources: [
      {
        title: 'Dolor de cabeza',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/headache.html',
        lang: 'es',
      },
      {
        title: 'Migraña',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/migraine.html',
        lang: 'es',
      },
      {
        title:
          'Are non-invasive interventions effective for the management of headaches associated with neck pain? An update of the Bone and Joint Decade Task Force on Neck Pain and Its Associated Disorders by the OPTIMa Collaboration',
        type: 'peer-reviewed',
        publisher: 'European Spine Journal, 2016',
        url: 'https://doi.org/10.1007/s00586-016-4376-9',
        lang: 'en',
      },
      {
        title:
          'Chiropractic spinal manipulative therapy for migraine: a three-armed, single-blinded, placebo, randomized controlled trial',
        type: 'peer-reviewed',
        publisher: 'European Journal of Neurology, 2017',
        url: 'https://doi.org/10.1111/ene.13166',
        lang: 'en',
      },
    ],
    translatedFrom:
      '3245f0 47a5ef bb3e0c 0a9dd7 f759b4 1e6aef db3f77 a2bdce\n1998f6 db04b5 123c14\n871631 d87476\n240439 97a03c 7020e4 af3cb8 104645 3da636 85fb14 dd9673 033012\n852abe d3cb3c 07ac5f 4c0824 ff190c ef0e4d ce59d5\nf8d472 f1da12 dfcda3 be992a 85aded\nb0c42a e55599 898c8a b129f9 476b37 86bc4e 9aa4be 8f3738\nc43120 c66bf0 94a301 60c4e0 f7a546 1a6f6d e6d05f c71d1d 6294f3',
    content:
      '## De dónde puede venir el dolor de cabeza {#causes}\n\nCon las mismas palabras, «me duele la cabeza», dos personas pueden hablar de cosas muy distintas. Una siente un casco apretado después de un día de calificar tareas; otra necesita un cuarto oscuro y no tolera la comida. Saber el origen importa, porque cada tipo pide un plan diferente.\n\n- La cefalea de tensión, ligada a los músculos tensos, al estrés, a saltarse comidas o a forzar la vista.\n- El dolor que nace en las articulaciones y los músculos de la parte alta del cuello.\n- La migraña, un trastorno del cerebro y los nervios que suele venir de familia.\n- El dolor que aparece después de una sacudida o un golpe, como un choque o una caída.\n- El uso frecuente de analgésicos, que a la larga puede provocar más dolor.\n- Otras causas: una sinusitis, la fiebre alta o el hábito de rechinar los dientes.\n\nLos detonantes son muy personales. Dormir mal, los cambios de clima, las hormonas, la luz intensa o no desayunar son frecuentes. Un detonante, sin embargo, no es lo mismo que la causa.\n\n## Cómo distinguir los tipos {#signs}\n\nNinguna señal por sí sola da la respuesta. Aun así, el lugar, el momento y lo que acompaña al dolor orientan bastante.\n\n- **De tensión:** presión sorda en ambos lados, como una banda, que deja seguir con el día.\n- **Del cuello:** empieza en la nuca, a menudo de un solo lado. Cambia al mover el cuello o al presionarlo.\n- **Migraña:** dolor que late, de moderado a fuerte, con náuseas o molestia por la luz, el ruido o los olores. Empeora con el movimiento.\n- **Aura:** líneas en zigzag, manchas en la vista u hormigueo que algunas personas tienen antes de una migraña. Si le ocurre por primera vez, acuda a un médico.\n\nMucha gente tiene más de un tipo. Durante la migraña también es común que duela el cuello, así que una nuca tensa no prueba que el origen esté ahí.\n\n## Qué podemos aportar y qué no {#care}\n\nLa [primera conversación es gratuita](/free-consultation). Preguntamos con qué frecuencia le duele, cómo es el dolor, qué toma y qué ha notado. En el examen revisamos cuello, hombros, postura, presión arterial, reflejos y equilibrio. Lo primero es detectar los dolores de cabeza que debe ver un médico.\n\nSi el cuello tiene que ver, podemos proponer movimientos suaves, un ajuste, trabajo en los músculos tensos y ejercicios para que el cuello resista más. Un ajuste es un impulso breve y preciso sobre una articulación rígida. En la página de [dolor de cuello](/symptoms/neck-pain) explicamos sus beneficios y riesgos, incluido uno raro pero grave.\n\nPara el dolor de cabeza que viene del cuello, una revisión de estudios sugiere que el tratamiento manual puede ayudar. Para la migraña, la evidencia es más débil. En un estudio que lo comparó con un tratamiento simulado, ambos grupos tuvieron menos días de migraña, sin diferencia clara entre ellos.\n\nPor eso no presentamos el ajuste como sustituto de su medicina para la migraña. Siga tomando lo que le recetó su médico. Si el dolor es nuevo, cambia, se repite mucho o le impide hacer su vida, le referimos a un médico.\n\n## Hábitos que vale la pena probar {#home}\n\n- Lleve un registro de sus dolores durante cuatro semanas. Anote la hora, las comidas, el sueño, las medicinas y el clima; así se ven los patrones.\n- Acuéstese y levántese a la misma hora, también en sus días libres. Los cambios de turno y las desveladas son detonantes frecuentes.\n- Coma y tome agua a sus horas. Tanto el hambre como la sed pueden provocar dolor.\n- Cuente los días en que toma analgésicos. Si son más de dos por semana, háblelo con un médico.\n- Cada 20 minutos descanse la vista y mire al otro lado del cuarto. De paso, levanta la barbilla del pecho.\n- Ponga un paño fresco en la frente o uno tibio en la nuca. El frío puede calmar las punzadas; el calor puede relajar los músculos.\n\nEl estrés no va a desaparecer, pero una caminata por el Razorback Greenway o diez respiraciones lentas pueden aligerar la carga.\n\n## Cuándo un dolor de cabeza no puede esperar {#urgent}\n\nNo espere ni pida primero una cita si reconoce alguna de estas señales:\n\n- Aparece de golpe y llega a su máxima fuerza en un minuto o poco más.\n- Debilidad, adormecimiento, un lado de la cara caído, dificultad para hablar, confusión, pérdida de la vista o un ojo rojo que duele.\n- Fiebre, cuello rígido, sarpullido o una convulsión.\n- Un golpe reciente en la cabeza, sobre todo si hay vómito o mucho sueño, o si toma anticoagulantes.\n- Un dolor nuevo y fuerte en el embarazo o en las semanas posteriores al parto.\n- Un dolor nuevo después de los 50 años, con sienes sensibles, dolor de mandíbula o cambios en la vista.\n\nLlame al 911 o vaya a la sala de emergencias más cercana. Una clínica quiropráctica no es el lugar para estos casos.',
    _meta: {
      filePath: 'symptoms/headache-migraine.es.md',
      fileName: 'headache-migraine.es.md',
      directory: 'symptoms',
      extension: 'md',
      path: 'symptoms/headache-migraine.es',
    },
  },
  {
    title: 'Dolor de cuello',
    heading: 'Dolor y rigidez de cuello',
    menu: 'Rigidez, tensión y horas de pantalla',
    card: 'Tortícolis de una mala noche o tensión por tantas horas de pantalla: revisamos cómo se mueve su cuello.',
    lead: 'Con dolor de cuello, hasta voltear a ver el punto ciego cuesta. Si siente el cuello rígido o tenso, podemos revisar cómo se mueve y hablar con calma de lo que le puede ayudar.',
    caption: 'Cuello visto por detrás',
    pin: 'Donde se junta la tensión',
    board: 'Dolor de cuello',
    short: 'Rígido, tenso o adolorido.',
    cta: 'Veamos qué le pasa a su cuello',
    seo: {
      focus: 'dolor de cuello',
      title: 'Dolor de cuello',
      description:
        'Dolor de cuello por tortícolis, tensión o celular: posibles causas, qué puede aportar la quiropráctica en Springdale y qué señales no pueden esperar.',
    },
    sources: [
      {
        title: 'Lesiones y enfermedades del cuello',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/neckinjuriesanddisorders.html',
        lang: 'es',
      },
      {
        title: 'Neck Pain: Revision 2017 (clinical practice guidelines)',
        type: 'peer-reviewed',
        publisher: 'Journal of Orthopaedic & Sports Physical Therapy, 2017',
        url: 'https://doi.org/10.2519/jospt.2017.0302',
        lang: 'en',
      },
      {
        title:
          'Manipulation and mobilisation for neck pain contrasted against an inactive control or another active treatment',
        type: 'peer-reviewed',
        publisher: 'Base de datos Cochrane de revisiones sistemáticas, 2015',
        url: 'https://doi.org/10.1002/14651858.CD004249.pub4',
        lang: 'en',
      },
      {
        title:
          'Cervical Arterial Dissections and Association With Cervical Manipulative Therapy: A Statement From the American Heart Association/American Stroke Association',
        type: 'peer-reviewed',
        publisher: 'Stroke, 2014',
        url: 'https://doi.org/10.1161/STR.0000000000000016',
        lang: 'en',
      },
    ],
    translatedFrom:
      '58ed6a 4ea33b 0ed991 06f374 6edc6c 1fc8f9 386784 c5afbd\nc45dd7 c40a0d 2a6250\n1f967b ce1368\n2c70d2 4f4f93 62e61a d44d84 b1e2e5 67a06c fd2f16 296a15 494d34\n4638ec 184bde b62f53 a14fb7 799fc6 d2adc0 c1063a e71991 373e72\ncddb72 ea3c10 d766d6 b41fa5 b0ade8\n3d18bf a8d96f 7ef202 a7b647 0a6b57 a93446 18fc24 75cf3b\n2c9b5d 8ad664 804c70 fd7357 2fc33f 899d45 e62836 914eee 91e9db',
    content:
      '## Por qué aparece el dolor de cuello {#causes}\n\nSiete huesos pequeños, sus discos y decenas de músculos sostienen la cabeza y le permiten girar. Esa libertad tiene un precio: el cuello se cansa cuando pasa horas sin cambiar de postura. Muchas veces el dolor no viene de un gran esfuerzo, sino de varias cargas pequeñas.\n\n- Mirar hacia abajo por mucho tiempo: el celular, la mesa de corte o los cuadernos por calificar.\n- Una pantalla demasiado baja o colocada a un lado.\n- Hombros encogidos en una semana difícil, que no dejan descansar los músculos del cuello.\n- Dormir en mala posición, o con una almohada muy alta o muy delgada.\n- Articulaciones y discos que se vuelven rígidos con los años y a veces presionan un nervio.\n- Una sacudida repentina, como una caída o un choque.\n\nSi todo empezó con un choque, lea primero la página sobre [accidentes de auto y latigazo cervical](/symptoms/auto-accident-whiplash). Ahí hablamos de los primeros días y de cuándo hacen falta radiografías u otros estudios.\n\n## Lo que suele sentirse {#signs}\n\nHay cuellos que amanecen trabados. Otros se van tensando durante el día, hasta que los hombros quedan casi a la altura de las orejas.\n\n- Un jalón agudo al girar la cabeza o mirar hacia arriba.\n- Un dolor sordo que va de la nuca a los hombros.\n- El cuello gira menos hacia un lado que hacia el otro, por ejemplo al dar reversa.\n- Nudos entre el cuello y el omóplato.\n- Dolor de cabeza que sube desde la nuca.\n- Hormigueo o molestia que baja al brazo o a la mano.\n\nUna tortícolis sencilla suele ceder en unos días o en pocas semanas. Si el dolor dura, regresa o baja por el brazo, conviene revisarlo. Las molestias del brazo pueden venir de un nervio del cuello, pero también del hombro, el codo o la muñeca.\n\n## Cómo atendemos el dolor de cuello {#care}\n\nLa primera conversación es gratuita. Le preguntamos cómo empezó el dolor, qué medicinas toma y si ha tenido lesiones, mareos o problemas de circulación. En el examen vemos cómo gira su cuello y probamos la fuerza, los reflejos y la sensibilidad de los brazos. Sugerimos radiografías solo cuando su historia o el examen dan motivo.\n\nUn ajuste es un impulso corto y rápido que ayuda a mover una articulación rígida. Es una opción entre varias. También podemos usar movimientos lentos, trabajo en los músculos tensos y ejercicios para el cuello y los omóplatos.\n\nLas revisiones científicas sugieren que el tratamiento manual puede aliviar el dolor de cuello a corto plazo. Las guías lo combinan con ejercicio. La calidad de los estudios varía, y el resultado cambia de una persona a otra.\n\nTras un ajuste puede haber molestia pasajera o un leve dolor de cabeza. Se han descrito desgarros en una arteria del cuello después de una manipulación. Son raros, pero graves, y la ciencia no ha aclarado si esa es la causa. Pregúntenos con confianza por este riesgo: podemos trabajar sin impulsos. Si hay indicios de un problema de nervios o arterias, le referimos a un médico.\n\n## Cambios pequeños que alivian la carga {#home}\n\n- Gire la cabeza despacio hacia ambos lados varias veces al día. El movimiento suave evita que el cuello se ponga más rígido.\n- Suba el celular o la pantalla hacia la altura de los ojos. El cuello trabaja menos cuando la cabeza queda sobre los hombros.\n- Cada media hora, descanse un minuto y haga círculos con los hombros. El músculo que descansa tarda más en cansarse.\n- Ponga una toalla húmeda y tibia sobre la zona durante 15 minutos. El calor puede relajar el músculo; pruebe antes la temperatura.\n- Elija una almohada que deje la nariz en línea con el esternón. Boca abajo, el cuello pasa la noche torcido.\n- Use audífonos en las llamadas largas, para no sostener el teléfono entre la oreja y el hombro.\n\nSi la misma tarea le trae el dolor cada semana, vea la página sobre [lesiones por esfuerzo repetitivo](/symptoms/repetitive-strain-injury).\n\n## Señales que no deben esperar {#urgent}\n\nEl dolor de cuello es una emergencia cuando viene con algo de lo siguiente:\n\n- Empezó con un choque, una caída de altura, un clavado o un golpe en la cabeza.\n- Siente un dolor de cuello o de cabeza repentino y muy fuerte, distinto a todos los anteriores.\n- Se le cae un lado de la cara o un párpado, habla con dificultad, ve doble, se marea mucho o no puede caminar derecho.\n- Un brazo o una pierna pierde fuerza o se vuelve torpe, o no controla la orina o el excremento.\n- Tiene fiebre, un dolor de cabeza intenso y el cuello tan rígido que no se dobla hacia adelante.\n- El dolor se extiende a la mandíbula, el pecho o el brazo izquierdo, con sudor o falta de aire.\n\nLlame al 911 o vaya a la sala de emergencias más cercana. Una clínica quiropráctica no es el lugar para estos casos. Vea pronto a su médico si el dolor de cuello no le deja dormir noche tras noche, o si ha tenido cáncer.',
    _meta: {
      filePath: 'symptoms/neck-pain.es.md',
      fileName: 'neck-pain.es.md',
      directory: 'symptoms',
      extension: 'md',
      path: 'symptoms/neck-pain.es',
    },
  },
  {
    title: 'Problemas de postura y escoliosis',
    heading: 'Problemas de postura y escoliosis',
    menu: 'Espalda encorvada, hombros disparejos, curvas',
    card: 'Hombros cansados tras un día de pantalla, o una columna que se curva hacia un lado: dos cosas distintas, explicadas por separado.',
    lead: 'La mala postura es un hábito y se puede cambiar. La escoliosis, en cambio, es una curva de la columna que hay que medir. Aquí las distinguimos y le decimos qué requiere cada una.',
    caption: 'La columna de perfil',
    pin: 'Donde la mala postura cansa',
    board: 'Postura y escoliosis',
    short: 'Espalda encorvada, hombros disparejos.',
    cta: 'Permítanos revisar su postura',
    seo: {
      focus: 'mala postura',
      title: 'Mala postura y escoliosis',
      description:
        '¿Mala postura o escoliosis? Aprenda a distinguir una espalda encorvada de una columna desviada, qué hacer en casa y qué revisamos en Springdale.',
    },
    sources: [
      {
        title: 'Escoliosis',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/scoliosis.html',
        lang: 'es',
      },
      {
        title: 'Guía para una buena postura',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/guidetogoodposture.html',
        lang: 'es',
      },
      {
        title: '2016 SOSORT guidelines: orthopaedic and rehabilitation treatment of idiopathic scoliosis during growth',
        type: 'peer-reviewed',
        publisher: 'Scoliosis and Spinal Disorders, 2018',
        url: 'https://doi.org/10.1186/s13013-017-0145-8',
        lang: 'en',
      },
    ],
    translatedFrom:
      '29f976 b6d205 dae085 673057 0b7a6b 22e0f3 08e680 a76e7e\n28fe60 ef715e c1b8cb\n19bf4d 23b4d6\n4cd984 fd2776 d8c134 abd2cb b3d96b b78368 622d92 f5f3a1 f11e62\n15270e 439a1b fe3aba 831f2b 27102c ba7fc3 121500 b1aa16 416f7f\n4695f1 98e08e 5ba353 62ca98\n9be03e 597844 f3550f 9586a9 a599fd 3ecb1f cca169 a1837f\na9fe60 ec7017 cfb111 efc6f4 be8ff7 be37ba 185d63 b08d5d ac7cac',
    content:
      '## De dónde viene la mala postura {#causes}\n\nVista de lado, la columna sana tiene curvas suaves; vista por detrás, es casi recta. La postura cambia con la costumbre, el ánimo y el cansancio. La escoliosis es otra cosa: la columna se va hacia un lado y además gira, y no se corrige con solo enderezarse.\n\n- Muchas horas en la misma posición: en el escritorio, al volante o con el celular\n- Músculos de la espalda, la cadera y el abdomen que se cansan pronto\n- Una mesa de trabajo, un pupitre o una pantalla a mala altura\n- Los estirones de la adolescencia, cuando el cuerpo cambia más rápido que los hábitos\n- La escoliosis idiopática, la más frecuente, de causa desconocida y que a menudo se repite en la familia\n- Los cambios de discos y huesos con la edad, que pueden formar una curva en la vida adulta\n\nNi la mochila ni sentarse encorvado causan escoliosis, aunque una mochila pesada sí puede hacer que duela la espalda. Nadie tiene la culpa de una curva.\n\n## Pistas en el espejo, en las fotos, en la ropa {#signs}\n\nLa mala postura se nota sobre todo como cansancio. Molesta entre los omóplatos, en la base del cuello o en la zona lumbar. Va en aumento durante el día y se alivia al moverse. A veces se acompaña de [dolor de cabeza](/symptoms/headache-migraine) o de [dolor de cuello](/symptoms/neck-pain).\n\nLa curva, en cambio, muchas veces se ve antes de sentirse. La mamá o el papá suelen descubrirla en la piscina o al comprar ropa:\n\n- Un hombro o un omóplato queda más alto que el otro\n- La cintura se marca más de un lado, o una cadera sobresale\n- La cabeza no queda centrada sobre la cadera\n- Al inclinarse hacia adelante, las costillas se levantan de un lado\n- La camisa o la falda cuelgan disparejas\n\nMuchos adolescentes con escoliosis no sienten dolor. En los adultos son más comunes la rigidez y el dolor de espalda, a veces con molestias en las piernas.\n\n## Lo que revisamos y lo que no nos toca {#care}\n\nPrimero platicamos sobre su rutina: la silla, la pantalla, el sueño, el deporte y si hay escoliosis en la familia. En el examen vemos el equilibrio, el largo de las piernas, el movimiento, la fuerza y la espalda al inclinarse. La curva se mide con una radiografía, que se toma solo si el examen da motivo.\n\nPara las molestias por mala postura podemos combinar ajustes, trabajo manual en los músculos y ejercicios para la parte alta de la espalda y la cadera. El ajuste es un impulso controlado que busca soltar una articulación rígida. A algunas personas les alivia la molestia. Por sí solo no cambia la postura, y tampoco existe una postura «perfecta». Sirve más tener fuerza y cambiar de posición seguido.\n\nSobre la escoliosis, esto debe quedar claro: no se ha demostrado que los ajustes enderecen la curva ni que frenen su avance. Durante el crecimiento, las guías se basan en vigilar la curva, hacer ejercicios específicos, usar corsé y, si la curva es grande, operar. Si sospecha una curva en su hija o su hijo, consulte a su pediatra o a un especialista en columna. Podemos ayudarle a conseguir esa consulta y, junto con esa atención, quizá aliviar la rigidez con los métodos suaves de nuestra [atención pediátrica](/services/pediatric-care).\n\n## Cambios pequeños para todos los días {#home}\n\n- **Cambie de posición cada 30 minutos.** Conteste el teléfono de pie o vaya por agua. El músculo se cansa más quieto que en movimiento.\n- **Suba la pantalla a la altura de los ojos.** Unos libros bajo la computadora portátil y un teclado aparte mantienen la cabeza sobre los hombros.\n- **Apoye los pies y la zona lumbar.** Con los pies bien puestos en el piso y una toalla enrollada detrás de la cintura, la silla cansa menos.\n- **Ejercite la espalda dos veces por semana.** Remar con una banda elástica, hacer puentes y deslizar los brazos por la pared da aguante a los músculos.\n- **Mochila ligera, y siempre con las dos correas.** Ponga los libros pesados junto a la espalda para que la carga no jale hacia atrás.\n- **Mientras sus hijos crecen, obsérvelos cada tres meses.** Pídales que se inclinen hacia adelante; si un lado se ve más alto, haga una cita médica.\n\nEmpiece con un solo cambio, no con los seis. Los hábitos duran cuando caben en un martes cualquiera.\n\n## Cuándo es una emergencia {#urgent}\n\nLa mayoría de los problemas de postura pueden esperar una cita. Estos no:\n\n- Adormecimiento alrededor de la ingle o dificultad nueva para controlar la vejiga o el intestino\n- Debilidad, tropiezos o falta de sensibilidad en piernas o brazos\n- Dolor de espalda muy fuerte después de una caída, un choque o un golpe\n- Dolor de espalda con fiebre, escalofríos o mucho malestar\n- Falta de aire o dolor de pecho en alguien con una curva grande\n- Encorvarse de repente con un dolor agudo, sobre todo en personas mayores con huesos frágiles\n\nLlame al 911 o vaya a la sala de emergencias más cercana. Una clínica quiropráctica no es el lugar para estos casos. Si a su hija o a su hijo le duele la espalda de noche, o la curva cambia rápido, consulte a un médico en pocos días.',
    _meta: {
      filePath: 'symptoms/postural-issues-scoliosis.es.md',
      fileName: 'postural-issues-scoliosis.es.md',
      directory: 'symptoms',
      extension: 'md',
      path: 'symptoms/postural-issues-scoliosis.es',
    },
  },
  {
    title: 'Lesión por esfuerzo repetitivo',
    heading: 'Lesión por esfuerzo repetitivo',
    menu: 'Muñecas, codos y hombros sin descanso',
    card: 'El mismo corte, el mismo clic o la misma caja todo el día pueden cansar muñecas, codos, hombros y cuello.',
    lead: 'En una lesión por esfuerzo repetitivo no suele haber un golpe ni una fecha. Son miles de movimientos pequeños en la línea, en la caja registradora o frente al teclado. Mientras más pronto se revise, más opciones tiene.',
    caption: 'Mano, muñeca y antebrazo',
    pin: 'Donde se acumula el esfuerzo',
    board: 'Esfuerzo repetitivo',
    short: 'Muñeca, codo y hombro cansados.',
    cta: 'Muéstrenos el movimiento que le duele',
    seo: {
      focus: 'esfuerzo repetitivo',
      title: 'Esfuerzo repetitivo y dolor',
      description:
        'Lesión por esfuerzo repetitivo en muñecas, codos u hombros: qué puede estar pasando, cómo lo revisamos y qué conviene cambiar en el trabajo.',
    },
    sources: [
      {
        title: 'Síndrome del túnel carpiano',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/carpaltunnelsyndrome.html',
        lang: 'es',
      },
      {
        title: 'Tendinitis',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/tendinitis.html',
        lang: 'es',
      },
      {
        title: 'Síndrome del túnel carpiano',
        type: 'professional',
        publisher: 'Mayo Clinic',
        url: 'https://www.mayoclinic.org/es/diseases-conditions/carpal-tunnel-syndrome/symptoms-causes/syc-20355603',
        lang: 'es',
      },
      {
        title: 'Repetitive strain injury (van Tulder et al., 2007)',
        type: 'peer-reviewed',
        publisher: 'The Lancet',
        url: 'https://doi.org/10.1016/S0140-6736(07)60820-4',
        lang: 'en',
      },
    ],
    translatedFrom:
      'e59d76 30ef2d 246172 f3dd5e 561798 b431b3 9f7f6c 857b02\nc8cfee 4e961f 38dbb6\n6e4092 38dbb6\n6bdecd 6d86cf 48e482 d7e893 e1b97a a4693b 1986c5 6b4257 615b6a\n580816 df76eb 047ee3 c80bff 5435b7 a1e578 4d0124 e9c0ec\n46c391 3fa126 2ff8b6 4251cc 686f21\nc1a492 60c698 132f36 dbba0f 4253bc 153026 9e2282 77877f\naf9205 aa5377 10f33b 8aa1b6 dae99b fe1537 fb4b86 388e93 94cbdd',
    content:
      '## Cuando el cuerpo no alcanza a recuperarse {#causes}\n\nLos tendones, los músculos y los nervios aguantan mucho si tienen tiempo de descansar. El problema llega cuando el mismo movimiento vuelve una y otra vez sin pausa. La fuerza, el frío, la vibración y una mala posición lo agravan.\n\n- Cortar, colgar o empacar a ritmo de línea en un cuarto frío\n- Pasar productos por la caja, o cargar y alcanzar mercancía en una bodega\n- Teclear y usar el ratón o el celular por horas con la muñeca doblada\n- Sujetar con fuerza el volante, las tijeras o herramientas que vibran\n- Cargar a un bebé, tocar un instrumento o jugar videojuegos hasta tarde\n- Un aumento repentino de horas, de ritmo o de entrenamiento\n\nMucha gente hace el mismo trabajo durante años sin dolor. La edad, dormir mal, el estrés, una lesión anterior o la diabetes pueden inclinar la balanza. A veces basta una tarea nueva.\n\n## Del cansancio al dolor que no se va {#signs}\n\nAl principio parece poca cosa: una molestia al final del turno que en la mañana ya no está. Unas semanas después aparece más temprano, dura más y se va con usted a la casa.\n\n- Ardor, dolor o punzadas en la mano, la muñeca, el antebrazo, el codo o el hombro\n- Hormigueo o dedos dormidos, sobre todo de noche o al sostener el teléfono\n- Menos fuerza: se le caen los vasos o no logra abrir un frasco\n- Dedos tiesos al despertar, o un pulgar que duele al girar la llave\n- Cuello y hombro tensos del lado que más trabaja\n\n«Esfuerzo repetitivo» es un nombre general. Abarca el síndrome del túnel carpiano, el codo de tenista o un tendón irritado. A veces hay dolor, pero no un nombre exacto.\n\n## Cómo revisamos una lesión por esfuerzo repetitivo {#care}\n\nLe pedimos que nos muestre el movimiento: cómo se para, cómo alcanza y sujeta las cosas, y cómo se repite la tarea. Después revisamos mano, codo y hombro, y también el cuello y la parte alta de la espalda. Un nervio irritado en el [cuello](/symptoms/neck-pain) puede hacer que hormiguee la mano. Las radiografías se toman solo si hacen falta.\n\nLa atención puede incluir trabajo en los músculos tensos, movilización suave de las articulaciones rígidas y ejercicios para ganar fuerza poco a poco. Si el cuello o la parte alta de la espalda se mueven mal, quizá convenga un ajuste. Es un movimiento controlado, rápido o suave, de una sola articulación. También hablamos de su puesto, sus herramientas y sus pausas.\n\nLos estudios sobre estos problemas dan resultados variados. El ejercicio ayuda a algunas personas, y una férula puede aliviar las molestias del túnel carpiano. Hay poca evidencia sobre los ajustes para el dolor de mano o brazo. Por eso revisamos el avance con usted y, si no hay cambios, buscamos otro camino.\n\nSi vemos pérdida de músculo, adormecimiento constante o un tendón roto, le referimos a su médico o a un especialista en manos. Si la causa es su trabajo, la página de [lesiones laborales](/symptoms/work-injury) explica por qué conviene avisar pronto.\n\n## Menos esfuerzo repetitivo: cambios que ayudan {#home}\n\n- Haga pausas cortas y frecuentes. Un minuto cada media hora da un respiro a los tendones.\n- Mantenga la muñeca recta al teclear, cortar o andar en bicicleta. Si se dobla, aprieta el nervio y los tendones.\n- Cambie de mano o de tarea cuando pueda. Otro movimiento deja descansar lo que está cansado.\n- Caliéntese las manos antes de un turno en frío y manténgalas secas. El músculo frío se cansa más pronto.\n- Afloje los dedos al sujetar el cuchillo, el ratón o el volante. Casi siempre apretamos de más.\n- Avise pronto a quien supervisa su turno. Es más fácil conseguir otra tarea o una herramienta afilada antes de tener que faltar.\n\nNo conviene aguantarse durante semanas, pero tampoco dejar de mover el brazo. El uso suave y variado evita que las articulaciones se pongan rígidas.\n\n## Cuándo el dolor de brazo es una emergencia {#urgent}\n\nAlgunos síntomas no vienen del esfuerzo repetitivo. Pida ayuda de inmediato si tiene:\n\n- Dolor en el brazo, la mandíbula o el pecho con falta de aire, sudor o náuseas\n- Debilidad o adormecimiento repentino de un brazo o de la cara, o dificultad para hablar\n- Una articulación o una mano caliente, roja e hinchada con fiebre, o líneas rojas que suben por el brazo\n- Una mano que se pone fría, pálida o azulada\n- Una deformidad visible, una cortada profunda o un chasquido tras el cual se pierde el movimiento\n- Debilidad nueva en los dos brazos, o problemas para caminar junto con dolor de cuello\n\nLlame al 911 o vaya a la sala de emergencias más cercana. Una clínica quiropráctica no es el lugar para estos casos.',
    _meta: {
      filePath: 'symptoms/repetitive-strain-injury.es.md',
      fileName: 'repetitive-strain-injury.es.md',
      directory: 'symptoms',
      extension: 'md',
      path: 'symptoms/repetitive-strain-injury.es',
    },
  },
  {
    title: 'Ciática y neuropatía',
    heading: 'Ciática y neuropatía',
    menu: 'Dolor de pierna, hormigueo, pies dormidos',
    card: 'El dolor que baja por una pierna y los pies que hormiguean se parecen, pero no se atienden igual.',
    lead: 'Una cosa es el dolor ciático, que corre del glúteo a la pantorrilla, y otra, los pies que arden o se duermen por la noche. Le ayudamos a distinguirlas y a saber quién debe atenderle.',
    caption: 'Cadera y muslos',
    pin: 'Donde suele empezar el dolor ciático',
    board: 'Ciática, neuropatía',
    short: 'Pierna adolorida, pies dormidos.',
    cta: 'Cuéntenos qué siente en la pierna',
    seo: {
      focus: 'dolor ciático',
      title: 'Dolor ciático y neuropatía',
      description:
        '¿Dolor ciático en la pierna o pies que se duermen? Vea en qué se distinguen la ciática y la neuropatía y qué puede hacer la quiropráctica.',
    },
    sources: [
      {
        title: 'Ciática',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/sciatica.html',
        lang: 'es',
      },
      {
        title: 'Enfermedades de los nervios periféricos',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/peripheralnervedisorders.html',
        lang: 'es',
      },
      {
        title: 'Neuropatía periférica',
        type: 'professional',
        publisher: 'Mayo Clinic',
        url: 'https://www.mayoclinic.org/es/diseases-conditions/peripheral-neuropathy/symptoms-causes/syc-20352061',
        lang: 'es',
      },
      {
        title: 'Diagnosis and treatment of sciatica (Jensen et al., 2019)',
        type: 'peer-reviewed',
        publisher: 'BMJ',
        url: 'https://doi.org/10.1136/bmj.l6273',
        lang: 'en',
      },
    ],
    translatedFrom:
      '7c3478 5a077c f7fc2e ec9c12 c6993e fc2b20 0b4ae0 44be23\n1615e9 d1d3be 518b9f\n88be8e 3f166b\nbde502 e7c8e3 36333c 3b2291 afb414 8fbda3 a99455 6fbcf0 03163d\n19d059 246868 2f1923 c4fe36 bbb74e 833cca 5ca31c 726f8e\n827df5 2765b2 847191 44c7c4 1b5f02\n5b92e3 1976e3 15a353 36e09e 0a3dc5 7adb13 68e252 59696f\n662d90 1533b5 501dce 63ca7c 03b7d6 6e53dc 6d6a24 30bb3f 894583',
    content:
      '## Por qué duele o se duerme la pierna {#causes}\n\nEn la ciática, algo irrita el nervio ciático o sus raíces, que salen de la parte baja de la columna. El dolor ciático baja entonces por el glúteo y la pierna, casi siempre de un solo lado. En la neuropatía, en cambio, el nervio mismo está dañado, y la razón puede no tener nada que ver con la espalda.\n\n- Un disco lumbar abultado o herniado que irrita una raíz nerviosa\n- Un canal de la columna que se estrecha con los años y hace difícil caminar o estar de pie\n- Músculos profundos del glúteo, tensos o irritados, cerca del nervio\n- Cargar mucho peso, un giro brusco o una caída\n- En la neuropatía: diabetes, falta de vitamina B12, exceso de alcohol o problemas de tiroides o riñón\n- También en la neuropatía: algunas infecciones y ciertos medicamentos, como los de quimioterapia\n\nHay quien nota la ciática al bajarse del carro después de un buen rato en la I-49. La neuropatía llega más despacio, a veces en meses. Por eso el primer paso es saber de cuál se trata.\n\n## Cómo distinguir el dolor ciático de la neuropatía {#signs}\n\nEl dolor ciático puede sentirse como un toque de corriente, una quemadura o un tirón que pasa de la rodilla. Aumenta al toser, estornudar, agacharse o sentarse. A menudo la pierna duele más que la espalda.\n\nLa neuropatía de los pies se comporta de otro modo:\n\n- Suele empezar en los dedos de ambos pies y subir poco a poco, como un par de calcetines\n- Los pies arden, hormiguean o se duermen, y de noche suelen molestar más\n- Hasta el roce de la sábana puede doler\n- A oscuras o en terreno disparejo cuesta guardar el equilibrio\n\nTambién es posible tener las dos. Una persona con diabetes puede, además, tener un disco lastimado. Vale la pena revisarlo con calma.\n\n## Qué revisamos y en qué podemos ayudar {#care}\n\nEmpezamos por conversar: por dónde corre el dolor, qué lo provoca, qué medicinas toma y qué enfermedades ha tenido. Luego, en el examen, revisamos fuerza, reflejos, sensibilidad y movimiento de la zona lumbar y la cadera. Las radiografías se toman solo si hacen falta, y los costos se explican antes.\n\nSi todo apunta a ciática, la atención puede incluir un ajuste. Es un movimiento preciso y controlado, a veces muy suave, sobre una articulación que no se mueve bien. También puede haber trabajo manual en los músculos, ejercicios sencillos y consejos para sentarse y cargar.\n\n¿Qué dicen los estudios? La mayoría de las personas con ciática mejora con el tiempo y sin cirugía, con ejercicio, terapia manual y control del dolor. El tratamiento con las manos puede ayudar como parte de ese plan. La evidencia es modesta y cada cuerpo responde distinto. Tras un ajuste puede quedar molestia por un día.\n\nCon la neuropatía hablamos claro: un ajuste no repara un nervio dañado. Podemos atender la rigidez, la marcha y el equilibrio, pero la causa la debe buscar su médico. Si el examen lo pide, le referimos para análisis de sangre, estudios de imagen o una consulta de neurología.\n\n## Lo que puede hacer en casa {#home}\n\n- Camine ratos cortos varias veces al día. En la ciática, moverse con suavidad suele ayudar más que quedarse en cama.\n- Cambie de postura cada 30 minutos. Pasar mucho rato en la silla carga los discos.\n- Si maneja lejos, pare a medio camino y dé una vuelta alrededor del carro. Así la espalda descansa del asiento y de la vibración.\n- Duerma de lado con una almohada entre las rodillas. La cadera y la zona lumbar quedan alineadas.\n- Si tiene los pies dormidos, revíselos a diario y use zapatos también en la casa. Una cortada o ampolla puede pasar inadvertida.\n- Pruebe el agua del baño con el codo y no se ponga compresas calientes sobre la piel dormida. Podría quemarse sin sentirlo.\n\nSi tiene diabetes, mantener el azúcar en los niveles que le indicó su médico también protege los nervios. Puede leer más sobre el [dolor de espalda](/symptoms/back-pain). Si todo empezó al cargar algo en el trabajo, vea [lesiones laborales](/symptoms/work-injury).\n\n## Señales que no pueden esperar {#urgent}\n\nBusque atención de emergencia de inmediato si nota:\n\n- Adormecimiento alrededor de la ingle, en los genitales o los glúteos\n- Dificultad nueva para orinar, o pérdida del control de la orina o del intestino\n- Debilidad de la pierna que aumenta o sube en horas o días, un pie que no se levanta o dolor que baja por las dos piernas a la vez\n- Dolor muy fuerte de espalda o pierna tras una caída o un choque, o con fiebre\n- Debilidad o adormecimiento repentino de un lado del cuerpo, o dificultad para hablar\n- Un pie frío, pálido o azulado, o una herida infectada con fiebre\n\nLlame al 911 o vaya a la sala de emergencias más cercana. Una clínica quiropráctica no es el lugar para estos casos.',
    _meta: {
      filePath: 'symptoms/sciatica-neuropathy.es.md',
      fileName: 'sciatica-neuropathy.es.md',
      directory: 'symptoms',
      extension: 'md',
      path: 'symptoms/sciatica-neuropathy.es',
    },
  },
  {
    title: 'Lesiones deportivas',
    heading: 'Lesiones deportivas',
    menu: 'Esguinces, tirones y sobrecarga',
    card: 'Tobillos torcidos, hombros resentidos, espaldas que se tensan al pedalear: conozca las señales y planee un regreso sensato a su deporte.',
    lead: 'Muchas lesiones deportivas se notan después del partido, cuando el tobillo, el hombro o la espalda se siguen quejando. Le ayudamos a saber qué se lastimó, qué conviene reposar y cómo volver paso a paso.',
    caption: 'Hombro',
    pin: 'Donde jala al lanzar o levantar',
    board: 'Lesiones deportivas',
    short: 'Esguinces, tirones y sobrecarga.',
    cta: 'Cuéntenos qué deporte practica',
    seo: {
      focus: 'lesiones deportivas',
      title: 'Lesiones deportivas',
      description:
        'Lesiones deportivas por correr, pedalear o jugar fútbol: señales, primeros cuidados en casa y cómo puede ayudar la quiropráctica en Springdale.',
    },
    sources: [
      {
        title: 'Lesiones deportivas',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/sportsinjuries.html',
        lang: 'es',
      },
      {
        title: 'HEADS UP',
        type: 'public-health',
        publisher: 'Centros para el Control y la Prevención de Enfermedades (CDC)',
        url: 'https://www.cdc.gov/heads-up/index.html',
        lang: 'en',
      },
      {
        title: 'Ankle Stability and Movement Coordination Impairments: Lateral Ankle Ligament Sprains Revision 2021',
        type: 'peer-reviewed',
        publisher: 'Journal of Orthopaedic & Sports Physical Therapy',
        url: 'https://doi.org/10.2519/jospt.2021.0302',
        lang: 'en',
      },
    ],
    translatedFrom:
      '8962e5 ea407e 28bd34 d825e6 8962e5 aa0bf7 b8439e fe580e\n71448e 965b96 e8ae51\n1c3aaf 6a3ae1\nf18b53 4d070b 24609d 886df9 cbf5af 9e01d2 4ab4af a5ff68 109c42\nc066e4 ca6732 a33942 018f52 f5b223 83b6c3 9f88ec 99f989 10b11d\n5b2025 3bbb7c 242d70 719f1e 433d52\n3fda12 baf61b 96eec6 91e1ee 84438b 382d46 68d7fe a48a9f\n0ce972 860fa3 3a29d9 10e1a6 159a84 44389c e30161 f2f431 861b0b',
    content:
      '## Lesiones deportivas: de golpe o poco a poco {#causes}\n\nAlgunas lesiones deportivas tienen hora exacta: la mala pisada, la barrida, el choque con el portero. Otras no. Aparecen cuando el entrenamiento sube más rápido de lo que aguantan los músculos, los tendones y los huesos.\n\n- Esguinces: un ligamento se estira o se rompe, casi siempre en el tobillo\n- Desgarros y tirones: un músculo o un tendón recibe demasiada carga, como en la ingle o en la parte de atrás del muslo\n- Tendones irritados por tantos lanzamientos, saques, saltos o subidas\n- Aumentar de golpe la distancia, la velocidad o el peso, sin suficientes días ligeros\n- Una bicicleta, unos tenis o una raqueta que no van con su cuerpo\n- Volver a la cancha antes de recuperarse de la lesión anterior\n\nCon niños y adolescentes hay que tener más cuidado. Sus huesos todavía crecen, y las zonas de crecimiento son más frágiles que los ligamentos. Si les duele un punto fijo del hueso, debe examinarlos un médico.\n\n## Cómo distinguir el cansancio de una lesión {#signs}\n\nEl dolor muscular normal sale uno o dos días después del esfuerzo, es sordo, se siente parejo en ambos lados y se va en pocos días. Una lesión se comporta de otra manera:\n\n- Duele de un solo lado, en un punto que se puede tapar con el dedo\n- Se hincha o se pone morado en las horas que siguen al golpe o la torcedura\n- La articulación le falla, se traba o no se estira por completo\n- El dolor empieza cada vez más temprano en el entrenamiento, o sigue por la noche\n- Por falta de fuerza cambia la zancada, el golpe o el agarre\n- El cuello o la zona lumbar se ponen duros después de pedalear por el Razorback Greenway\n\nLa cabeza es un caso aparte. Si pudo haber una conmoción cerebral, la persona deja de jugar ese día y no regresa sin una revisión médica.\n\n## Del examen al regreso a la cancha {#care}\n\nPrimero hablamos de su deporte: cómo se lastimó, cómo entrena y qué quiere volver a hacer. Luego examinamos la zona que duele y las articulaciones de arriba y de abajo. También revisamos la fuerza, el equilibrio y la columna. Las radiografías se toman solo si hacen falta.\n\nSegún lo que encontremos, la atención puede incluir ajustes, trabajo manual en músculos y tendones, y ejercicios que aumentan la carga poco a poco. El ajuste es un movimiento corto y preciso que busca devolverle movilidad a una articulación rígida. Con los niños usamos los métodos más suaves de nuestra [atención pediátrica](/services/pediatric-care). Además vemos qué parte del entrenamiento puede seguir y cuál conviene suspender.\n\nLa evidencia es desigual. En el esguince de tobillo, una guía de fisioterapia respalda el trabajo manual combinado con ejercicio. En muchas otras lesiones hay pocos estudios sobre quiropráctica, y el ejercicio gradual tiene más respaldo. Tampoco está bien demostrado que los ajustes aumenten el rendimiento.\n\nSi sospechamos una fractura (también por sobrecarga), un desgarro completo, una luxación o una conmoción cerebral, le referimos. Eso lo atiende un médico o una clínica de medicina deportiva. Quizá también le sirvan la página de [dolor de espalda](/symptoms/back-pain) y el artículo sobre [prevención y recuperación](/blog/injury-prevention-recovery).\n\n## Los primeros días y la vuelta al juego {#home}\n\n- **Proteja la zona de uno a tres días.** Deje lo que le duele y use un soporte o muletas si cojea al caminar.\n- **Comprima y eleve.** Una venda elástica y una almohada ayudan a limitar la hinchazón. Afloje la venda si le hormiguean los dedos.\n- **Use frío si le alivia.** Quince minutos, con una tela sobre la piel, pueden calmar el dolor. No hace falta tenerlo todo el día.\n- **Empiece pronto con movimientos suaves.** Los movimientos pequeños y casi sin dolor alivian la rigidez y despiertan los músculos.\n- **Mantenga en forma el resto del cuerpo.** Con un tobillo lastimado quizá pueda nadar o trabajar los brazos, y el regreso será más fácil.\n- **Vuelva por etapas.** Camine, trote, corra, cambie de dirección y al final juegue. Avance solo si a la mañana siguiente no se siente peor.\n\nDormir también cuenta. De noche el cuerpo repara sus tejidos, y quien juega con cansancio se lastima con más facilidad.\n\n## Lesiones deportivas que son una emergencia {#urgent}\n\nSuspenda la actividad y pida ayuda inmediata si ocurre algo de lo siguiente:\n\n- Desmayo, convulsiones, confusión, vómitos repetidos o dolor de cabeza que aumenta después de un golpe en la cabeza\n- Dolor de cuello tras un choque, o brazos o piernas adormecidos o débiles\n- Un hueso o una articulación que se ven deformes, o una pierna con la que no puede dar cuatro pasos\n- La mano o el pie se ponen fríos, pálidos o sin sensibilidad más abajo de la lesión\n- Dolor de pecho, desmayo o falta de aire durante el ejercicio\n- Golpe de calor: confusión o desplome al entrenar en un día caluroso\n\nLlame al 911 o vaya a la sala de emergencias más cercana. No mueva a quien pueda tener lastimado el cuello. Una clínica quiropráctica no es el lugar para estas emergencias.',
    _meta: {
      filePath: 'symptoms/sports-injuries.es.md',
      fileName: 'sports-injuries.es.md',
      directory: 'symptoms',
      extension: 'md',
      path: 'symptoms/sports-injuries.es',
    },
  },
  {
    title: 'Manejo del estrés',
    heading: 'Cuando el estrés se queda en el cuerpo',
    menu: 'Hombros tensos, mandíbula apretada',
    card: 'Las preocupaciones también pesan en los hombros, la mandíbula y la espalda, y hay maneras de ayudarles a soltar esa carga.',
    lead: 'La tensión por estrés suele quedarse en el cuello y los hombros. No siempre se puede cambiar el turno, la renta o los pendientes de la casa, pero sí aligerar esa carga. Atendemos la parte física y le decimos dónde buscar ayuda para lo demás.',
    caption: 'Cuello y hombro',
    pin: 'Donde se guarda la tensión por estrés',
    board: 'Manejo del estrés',
    short: 'Tensión que se siente.',
    cta: 'Cuéntenos dónde siente la tensión',
    seo: {
      focus: 'tensión por estrés',
      title: 'Tensión por estrés',
      description:
        'La tensión por estrés aprieta el cuello, la mandíbula y la espalda. Vea cómo atenderla, qué probar en casa y a quién acudir si necesita más apoyo.',
    },
    sources: [
      {
        title: 'Estrés',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/stress.html',
        lang: 'es',
      },
      {
        title: 'Estrés: preguntas y respuestas',
        type: 'public-health',
        publisher: 'Organización Mundial de la Salud',
        url: 'https://www.who.int/es/news-room/questions-and-answers/item/stress',
        lang: 'es',
      },
      {
        title: 'Stress',
        type: 'public-health',
        publisher: 'National Center for Complementary and Integrative Health (NCCIH)',
        url: 'https://www.nccih.nih.gov/health/stress',
        lang: 'en',
      },
      {
        title: 'Spinal Manipulation: What You Need To Know',
        type: 'public-health',
        publisher: 'National Center for Complementary and Integrative Health (NCCIH)',
        url: 'https://www.nccih.nih.gov/health/spinal-manipulation-what-you-need-to-know',
        lang: 'en',
      },
    ],
    translatedFrom:
      '7bb85f 1d6729 4ea46c 77c43f 9934fc 16de4e 555148 13485e\n59ac36 4fd459 126932\na207ef c01d6f\nbb9b99 e7899f 55a864 80dcb8 12f0fb fd05cc ea46fa 191961 66481b\n44d4ad 54bbb9 a6a264 f95aeb 0aff1f 1b3a1f 5dc1e8 addf70\n30c013 9fc0b0 638797 ffe5ab 7285b4\nc6793f 05d0b6 520fe0 d8164b 6f8c76 b8e1a6 48143f 1d2839\n8a7501 d3c479 f5ae8d 51a6a2 2e06c5 6b46ae f4ee04 3d29e1 e93e07',
    content:
      '## Cómo llega la tensión por estrés a los hombros {#causes}\n\nAnte una presión, el cuerpo se prepara para reaccionar: los músculos se tensan, la respiración se acorta y el corazón late más rápido. Por un momento eso ayuda. Si dura meses, los músculos ya no encuentran cuándo aflojar.\n\n- Turnos de noche o que rotan, con poco tiempo para reponerse\n- Preocupaciones por el dinero o la familia que no dejan dormir\n- Muchas horas en la misma postura, en la línea, en la oficina o en el tráfico\n- El cuidado de los hijos o de los padres mayores, sin un rato para usted\n- Exámenes, fechas de entrega o la búsqueda de trabajo\n- El dolor mismo, que causa estrés y luego se alimenta de él\n\nNo es falta de carácter: así funciona el cuerpo. Como el estrés y el dolor se empujan uno al otro, aliviar uno puede darle un respiro al otro.\n\n## Cómo lo dice el cuerpo {#signs}\n\nHay quien lo siente como una banda que aprieta la cabeza. Otras personas se descubren con los hombros casi en las orejas mientras esperan el semáforo. Estas son señales frecuentes:\n\n- Cuello rígido y puntos dolorosos entre los omóplatos\n- Mandíbula adolorida al despertar, por apretar o rechinar los dientes\n- Dolor de cabeza por tensión al final del día\n- Zona lumbar que duele más en las semanas pesadas\n- Respiración corta, sueño inquieto y poca paciencia\n\nEl estrés también puede afectar el ánimo, el apetito, la digestión y la presión arterial. Eso conviene hablarlo con su médico, porque otras enfermedades dan señales parecidas. Si lo que más le molesta es la cabeza, lea sobre [dolor de cabeza y migraña](/symptoms/headache-migraine).\n\n## Lo que atendemos y lo que no {#care}\n\nLa primera visita empieza con una conversación sin prisa. Le preguntamos dónde siente la tensión, cómo duerme, en qué trabaja y qué más está pasando. En el examen vemos cómo se mueven el cuello, la espalda, las costillas y la mandíbula, y qué músculos siguen tensos.\n\nLa atención puede incluir trabajo manual en los músculos, estiramientos y ejercicios de respiración. Si una articulación se mueve mal, tal vez convenga un ajuste. Es un movimiento preciso y controlado para que se mueva con más libertad. Usted puede pedir una técnica suave o decir que no a cualquier paso.\n\nLos estudios tienen sus límites. Sugieren que los ajustes pueden ayudar con el dolor de cuello o de espalda y con algunos dolores de cabeza. No se ha demostrado que traten el estrés, la ansiedad ni la depresión. Para eso tienen más respaldo el ejercicio y las técnicas de relajación. Por eso atendemos lo físico y le enseñamos recursos para usar por su cuenta.\n\nSi la tristeza o la angustia llenan casi todos sus días, le animaremos a buscar atención médica o psicológica. La quiropráctica no la sustituye ni debe retrasarla.\n\n## Formas sencillas de bajar la tensión {#home}\n\n- Durante dos minutos, suelte el aire más despacio de lo que lo toma. Exhalar lento ayuda a calmar el cuerpo.\n- En cada semáforo en rojo, baje los hombros y separe los dientes. Así la tensión no se acumula.\n- Camine 20 minutos al aire libre, por ejemplo en el Razorback Greenway. Moverse mejora el ánimo y afloja los músculos.\n- Acuéstese y levántese a la misma hora cuando el turno lo permita. Dormir con horario fijo ayuda al cuerpo a llevar mejor la carga.\n- Deje el celular y las noticias una hora antes de acostarse. Una noche tranquila facilita el sueño.\n- Hable con alguien de confianza. Ponerlo en palabras suele hacerlo más llevadero.\n\nElija una sola idea y pruébela una semana. Si lo que más se queja es el cuello, encontrará otras en [dolor de cuello](/symptoms/neck-pain).\n\n## Cuándo pedir ayuda de inmediato {#urgent}\n\nNo espere, ni por usted ni por alguien cercano, si hay:\n\n- Ideas de suicidio, o de hacerse daño o lastimar a otra persona\n- Dolor o presión en el pecho, o dolor que se extiende al brazo o la mandíbula\n- Falta de aire, desmayo o palpitaciones que no se calman\n- Un dolor de cabeza repentino y muy intenso, distinto de todos los anteriores\n- Debilidad de un lado del cuerpo, confusión o dificultad para hablar\n- Ver u oír cosas que los demás no perciben\n\nLlame al 911 o vaya a la sala de emergencias más cercana. Una clínica quiropráctica no es el lugar para estos casos. Ante ideas de suicidio o una crisis emocional, también puede llamar al 988 y oprimir el 2, o enviar un mensaje de texto con la palabra AYUDA al 988. Le atienden en español, de día y de noche, sin costo.',
    _meta: {
      filePath: 'symptoms/stress-management.es.md',
      fileName: 'stress-management.es.md',
      directory: 'symptoms',
      extension: 'md',
      path: 'symptoms/stress-management.es',
    },
  },
  {
    title: 'Otras molestias de salud',
    heading: 'Otras molestias de salud',
    menu: 'Mandíbula, mareo, cadera, pies y sueño',
    card: 'No toda molestia tiene su propia página; aquí le contamos qué podemos revisar y qué debe ver su médico.',
    lead: 'Un dolor de mandíbula, una cadera que duele en las escaleras, noches sin postura cómoda. Si lo suyo no aparece en la lista, pregúntenos. Le diremos si podemos ayudar o si conviene otra consulta.',
    caption: 'Cabeza, cuello y espalda',
    pin: 'Aquí puede nacer el dolor de mandíbula',
    board: 'Otras molestias',
    short: 'Mandíbula, cadera, pies y más.',
    cta: '¿No está en la lista? Pregúntenos',
    seo: {
      focus: 'dolor de mandíbula',
      title: 'Dolor de mandíbula y cadera',
      description:
        'Dolor de mandíbula, cadera o pie, mareo ligado al cuello o malas noches: vea qué puede revisar la quiropráctica y qué le toca a su médico.',
    },
    sources: [
      {
        title: 'Trastornos de la articulación temporomandibular',
        type: 'professional',
        publisher: 'Mayo Clinic',
        url: 'https://www.mayoclinic.org/es/diseases-conditions/tmj/symptoms-causes/syc-20350941',
        lang: 'es',
      },
      {
        title: 'Mareos y vértigo',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/dizzinessandvertigo.html',
        lang: 'es',
      },
      {
        title: 'Fatiga',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/fatigue.html',
        lang: 'es',
      },
      {
        title: 'How to diagnose cervicogenic dizziness (Reiley et al., 2017)',
        type: 'peer-reviewed',
        publisher: 'Archives of Physiotherapy',
        url: 'https://doi.org/10.1186/s40945-017-0040-x',
        lang: 'en',
      },
    ],
    translatedFrom:
      'e85ea8 49b77c d8c493 76e763 e85ea8 71690c d71c02 a9d0e3\nd1d4c4 a87757 1adfd6\nf4f442 3fe155\nde0779 7ae6a2 20f61e d09b4b a898e1 f486ea 317ce4 ec7279 4100db\ne06627 c39112 ba609b c655cb 4ab56c 7f9a84 7e7e19 7991ab\nc5dfe4 504873 bdcd8c 1fb66c 08b8b3\nfd0852 695c61 547f48 37a3e0 9e705d 2e34c2 dad324 69db2c\n1b3862 08387f cbd440 e80e56 233b71 4657e9 03cc11 85c481 bb5b05',
    content:
      '## Dolor de mandíbula y otras molestias sin etiqueta {#causes}\n\nMúsculos y articulaciones trabajan en equipo: a veces el problema está en un lugar y se siente en otro. Pero la misma molestia puede venir del oído, de la circulación, de una glándula o de un medicamento. Por eso primero preguntamos.\n\n- Mandíbula tensa por apretar o rechinar los dientes, o por rigidez en la parte alta del cuello\n- Mareo con dolor de cuello, una vez descartadas las causas del oído, el corazón y los nervios\n- Dormir mal porque ninguna postura resulta cómoda\n- Cansancio después de semanas de dolor y de noches sin dormir bien\n- Dolor de cadera o glúteo por rigidez, debilidad de un lado o muchas horas de pie sobre concreto\n- Dolor de talón, de planta o de tobillo por el calzado, la carga o un esguince viejo\n\nSi su molestia tiene página propia, empiece por ahí. Por ejemplo, [artritis y dolor articular](/symptoms/arthritis-joint-pain) habla de rodillas, hombros y manos.\n\n## Lo que la gente nos cuenta {#signs}\n\nMuchas veces la primera frase es: «No sé si esto lo ven ustedes». Con esa duda basta para llamar. Estos detalles hacen pensar en músculos y articulaciones:\n\n- La molestia cambia con la postura, el movimiento o la carga\n- Mejora al descansar, con calor o al acomodarse de otra forma\n- Un lado se siente más rígido o más débil que el otro\n- La mandíbula truena y le duelen los músculos de las sienes\n- Los primeros pasos de la mañana duelen y después va mejor\n\nHay señales que apuntan a otro lado. Si el malestar es constante y no depende de cómo se mueve, vea primero a su médico. Lo mismo si hay fiebre, pérdida de peso sin proponérselo o un cansancio sin explicación.\n\n## Qué podemos revisar y hasta dónde llegamos {#care}\n\nLa [consulta gratuita](/free-consultation) es una conversación sin costo. Usted nos cuenta qué le pasa, y le preguntamos por su salud, sus medicinas y su trabajo diario. Si conviene un examen, revisamos movimiento, fuerza, equilibrio y reflejos. Antes le explicamos los costos.\n\nCuando parece cosa de músculos y articulaciones, la atención puede incluir trabajo manual en los músculos, ejercicios y movilización suave. El ajuste es una de esas herramientas: un movimiento controlado de una articulación que se ha puesto rígida.\n\nLa evidencia depende del problema. En el dolor de mandíbula, los cuidados sencillos y el ejercicio ayudan a muchas personas. En el mareo que nace del cuello, estudios pequeños sugieren que la terapia manual puede servir. Ese diagnóstico solo se hace después de descartar otras causas. El sueño y la energía solo pueden mejorar en la medida en que el dolor sea lo que los altera.\n\nNo tratamos enfermedades del corazón, los pulmones, el estómago, las hormonas ni el sistema inmunitario, y no prometemos nada al respecto. Los dientes y la mordida corresponden al dentista. Un mareo nuevo debe verlo primero su médico. Y no suspenda ninguna medicina por lo que lea aquí.\n\n## Qué puede probar primero {#home}\n\n- Descanse la mandíbula: labios juntos, dientes separados, lengua suelta. Así reposan los músculos de masticar.\n- Coma alimentos blandos y bocados pequeños unos días. Con menos fuerza, la articulación se calma.\n- Si siente que se le va la cabeza, levántese por pasos: primero siéntese y luego póngase de pie. Así baja el riesgo de una caída.\n- Duerma con una almohada entre las rodillas, o debajo si duerme boca arriba. La cadera y la zona lumbar descansan.\n- En turnos largos, use zapatos de talón firme y con espacio para los dedos. El pie reparte mejor el peso.\n- Anote cuándo empieza la molestia, cuánto dura y qué la alivia. Dos semanas de notas ayudan a quien le revise.\n\nSi las preocupaciones y la tensión también cuentan, le puede servir la página sobre [estrés](/symptoms/stress-management).\n\n## Señales de hospital, no de clínica {#urgent}\n\nNo saque cita con nosotros si tiene:\n\n- Mareo repentino con visión doble, habla enredada, un lado de la cara caído o problemas para caminar\n- Dolor de pecho, o dolor de mandíbula o brazo con sudor o falta de aire\n- Dolor de cabeza o de cuello repentino y muy fuerte, sobre todo tras un golpe\n- Después de los 50 años, un dolor de cabeza nuevo con sienes sensibles, dolor al masticar o cambios en la vista o una lesión\n- Desmayo, convulsión o confusión nueva\n- Una cadera o un pie que no soporta su peso tras una caída, una articulación caliente e hinchada con fiebre, o una pantorrilla que se hincha y duele de repente\n\nLlame al 911 o vaya a la sala de emergencias más cercana. Una clínica quiropráctica no es el lugar para estos casos.',
    _meta: {
      filePath: 'symptoms/various-health-concerns.es.md',
      fileName: 'various-health-concerns.es.md',
      directory: 'symptoms',
      extension: 'md',
      path: 'symptoms/various-health-concerns.es',
    },
  },
  {
    title: 'Lesiones en el trabajo',
    heading: 'Lesiones en el trabajo',
    menu: 'Cargar, estar de pie, repetir',
    card: 'Una carga mal levantada, una caída o repetir el mismo movimiento pueden dejarle dolor en la espalda, el cuello o el hombro.',
    lead: 'Las lesiones en el trabajo a veces ocurren en un segundo y a veces tardan años en formarse. Revisamos qué le duele, qué le exige su puesto y qué pasos conviene dar.',
    caption: 'Zona lumbar y cadera',
    pin: 'Donde más se resiente el trabajo',
    board: 'Lesión en el trabajo',
    short: 'Cargar, estar de pie, repetir.',
    cta: 'Cuéntenos qué pasó en el trabajo',
    seo: {
      focus: 'lesiones en el trabajo',
      title: 'Lesiones en el trabajo',
      description:
        'Lesiones en el trabajo, sea en la línea, en la bodega o al volante: causas, primeros pasos y cómo puede ayudarle la quiropráctica en Springdale.',
    },
    sources: [
      {
        title: 'Dolor de espalda',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/backpain.html',
        lang: 'es',
      },
      {
        title: 'About Ergonomics and Work-Related Musculoskeletal Disorders',
        type: 'public-health',
        publisher: 'Instituto Nacional para la Seguridad y Salud Ocupacional (NIOSH), CDC',
        url: 'https://www.cdc.gov/niosh/ergonomics/about/index.html',
        lang: 'en',
      },
      {
        title:
          'Noninvasive Treatments for Acute, Subacute, and Chronic Low Back Pain: A Clinical Practice Guideline From the American College of Physicians',
        type: 'peer-reviewed',
        publisher: 'Annals of Internal Medicine, 2017',
        url: 'https://doi.org/10.7326/M16-2367',
        lang: 'en',
      },
    ],
    translatedFrom:
      'c3d95b d0a0aa a94222 1a04fe c3d95b 5831ce abd5bf e46a9f\n5ee323 acfb81 4f2b2d\n310a32 a27b63\nb5f09f 873f3e 4eacf3 8bff59 4cf79b 1be86a a0ff7f ea2e53 81d915\n77b36e 63abf0 c5fae8 edb687 2fb705 29a7e9 c0fa3e d9472e\n7ec71b 4cc38b 7f47a0 f12895 120d7f\n764db0 02c6da 72b68f 7a9618 40ca41 0704b9 70b280 35ad9a\n22b9b2 b52e73 9c2a54 5258f2 e15b7e b09f9a c5d88f 0e2573 13539d',
    content:
      '## De dónde vienen las lesiones en el trabajo {#causes}\n\nAlgunas lesiones en el trabajo ocurren en un instante: un piso mojado, una caja que pesaba más de lo que parecía. Otras se van formando durante meses en la línea, en el muelle de carga o al volante. Todas son reales y todas merecen atención.\n\n- Levantar algo pesado en mala posición, sobre todo si al final se gira el cuerpo\n- Repetir el mismo corte, jalón o estirón muchas veces por hora, como en una planta avícola\n- Pasar la jornada de pie sobre concreto o con el cuerpo inclinado sobre una mesa baja\n- Manejar todo el día por la I-49 en un asiento que vibra\n- Resbalones y caídas, incluso los que al principio dieron risa\n- El frío, las herramientas que vibran y el cansancio de las últimas horas\n\nCasi siempre se juntan varias cosas. Un músculo forzado, una articulación trabada y un disco irritado se pueden sentir muy parecidos al comienzo. Por eso le preguntamos por su dolor y también por sus tareas.\n\n## Lo que el cuerpo avisa al salir del turno {#signs}\n\nEl dolor puede empezar en el momento o aparecer a la mañana siguiente. El músculo lastimado se endurece durante la noche; por eso el segundo día suele sentirse peor que el primero. Estas son molestias que se repiten después de una lesión laboral:\n\n- Una punzada en la cintura al pararse o al darse la vuelta\n- Rigidez en el cuello o en el hombro del lado con que se trabaja\n- Un dolor entre los omóplatos que regresa a media semana\n- Hormigueo o adormecimiento que baja por el brazo o la pierna\n- Manos torpes o sin fuerza al final del día\n\nSi el dolor va de la espalda a la pierna, lea también sobre [ciática y neuropatía](/symptoms/sciatica-neuropathy). Si no hubo un golpe ni un momento preciso, puede tratarse de una [lesión por esfuerzo repetitivo](/symptoms/repetitive-strain-injury).\n\n## Una atención que toma en cuenta su trabajo {#care}\n\nEmpezamos con una plática: cómo pasó, en qué consiste su trabajo y qué necesita volver a hacer. Después revisamos la postura, el movimiento, la fuerza, los reflejos y la zona que duele. Solo se toman radiografías si hacen falta.\n\nUn ajuste es un impulso breve y controlado sobre una articulación que no se mueve bien. A veces se oye un pequeño tronido. También podemos hacer trabajo manual en los músculos, enseñarle ejercicios y ver con usted cómo cargar o repartir el esfuerzo. En otra visita le presentamos lo que encontramos, el plan de atención, los costos y lo que podría cubrir el seguro.\n\n¿Qué se sabe de su eficacia? Para el dolor lumbar, el Colegio Estadounidense de Médicos incluye la manipulación de la columna entre las opciones sin medicamentos. También menciona el calor, el masaje y el ejercicio. El alivio suele ser modesto, y muchos tirones recientes ceden con el tiempo. A algunas personas les queda dolor muscular uno o dos días.\n\nLas fracturas, los tendones rotos, las heridas abiertas y la debilidad que avanza requieren atención médica. Si sospechamos algo así, le indicamos adónde acudir.\n\n## Lesiones en el trabajo: los primeros pasos {#home}\n\n- **Avise cuanto antes y por escrito.** Una nota con fecha ayuda a que la empresa responda y a proteger su reclamo.\n- **Pregunte con quién puede atenderse.** En los casos de compensación para trabajadores, la empresa o su aseguradora puede elegir a quién ve usted primero. Infórmese antes de empezar.\n- **Muévase en dosis pequeñas.** Caminar unos minutos cada una o dos horas afloja el cuerpo. Quedarse días en cama suele retrasar la recuperación.\n- **Póngase calor o frío por 15 minutos.** Los dos pueden aliviar. Coloque siempre una tela entre la compresa y la piel.\n- **Pegue la carga al cuerpo.** Sosténgala a la altura del cinturón y gire con los pies: la distancia y la torsión aumentan mucho el esfuerzo.\n- **Pida tareas más ligeras por un tiempo.** Así quizá pueda seguir trabajando mientras el tejido se recupera.\n\nAceptamos el seguro de compensación para trabajadores. En la página de [seguros médicos](/financial-information/insurance-plans) explicamos cómo revisamos su cobertura.\n\n## Cuándo ir primero a emergencias {#urgent}\n\nBusque ayuda de inmediato si, después de lastimarse en el trabajo, nota algo de esto:\n\n- Caída desde una altura, aplastamiento o dolor muy fuerte en el cuello o la columna tras un golpe\n- Golpe en la cabeza con confusión, desmayo, vómitos repetidos o dolor de cabeza que va en aumento\n- Dificultad nueva para controlar la vejiga o el intestino, o adormecimiento alrededor de la ingle\n- Debilidad en un brazo o una pierna, reciente o que empeora\n- Un brazo o una pierna deformes, pálidos o fríos, o un sangrado que no para\n- Dolor de pecho o falta de aire, durante el esfuerzo o después\n\nLlame al 911 o vaya a la sala de emergencias más cercana. Si la caída fue fuerte, no se mueva hasta que llegue la ayuda. Una clínica quiropráctica no es el lugar para estos casos.',
    _meta: {
      filePath: 'symptoms/work-injury.es.md',
      fileName: 'work-injury.es.md',
      directory: 'symptoms',
      extension: 'md',
      path: 'symptoms/work-injury.es',
    },
  },
]
