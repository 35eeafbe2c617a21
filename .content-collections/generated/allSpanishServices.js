export default [
  {
    title: 'Atención quiropráctica',
    nav: 'Atención quiropráctica',
    heading: 'Terapia manual para toda la columna, del cuello a la pelvis',
    menu: 'Ajustes para toda la columna',
    blurb: 'Ajustes precisos y suaves para toda la columna.',
    card: 'Ajustes manuales para cuello, espalda y pelvis, siempre después de conversar y de examinarle. Usted conoce el plan y los costos antes de empezar.',
    lead: 'Por estos rumbos hay espaldas que cargan cajas, aguantan turnos de pie y manejan horas por la I-49. Antes de un ajuste quiropráctico buscamos dónde falta movimiento y le explicamos lo que vemos. Tratamos solo lo que el examen justifica.',
    caption: 'Columna vista por detrás',
    pin: 'Donde puede ayudar un ajuste',
    cta: 'Muéstrenos dónde le duele',
    seo: {
      focus: 'ajuste quiropráctico',
      title: 'Ajuste quiropráctico',
      description:
        'Qué es un ajuste quiropráctico, a quién puede ayudar, cómo es la primera visita en Springdale y cuándo conviene ir antes al médico o a emergencias.',
    },
    sources: [
      {
        title: 'Cuidados quiroprácticos para el dolor de espalda',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/ency/patientinstructions/000416.htm',
        lang: 'es',
      },
      {
        title: '4 Things To Know About Spinal Manipulation for Low-Back Pain',
        type: 'public-health',
        publisher: 'National Center for Complementary and Integrative Health (NCCIH)',
        url: 'https://www.nccih.nih.gov/health/tips/things-to-know-about-spinal-manipulation-for-lowback-pain',
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
      'fe242e b2dafc e63c7a cedab1 bb8be0 bcde67 dd8ffa fb441f f07b88\n027bbb 4360e5 fb441f\nfb441f\na71a50 a0e5ca 121c6e d45da4 937efe 847682\n51b342 8b47c2 6643e2 6c4e83 6853a4 c4add8 e23c29 acb769 19e33e ab4954\n39fb08 8614db 82b9a9 f09a89 b12986 5243d8 33dbbf 25f0cd 556b6b\n01e6f3 6d170e 4ff4fb 9950ca 502bb9 d67b42\nb7db92 1eeb58 e1becc f39ed3 c8e77c 402838 322783 0fa8c0 cee39c 22d167',
    content:
      '## Qué es un ajuste quiropráctico, sin rodeos {#what}\n\n![Columna vista de lado, con su curva natural en forma de S](spine "Curvas que sostienen el peso")\n\nLa columna es una cadena de articulaciones pequeñas. Cuando una se mueve mal, los músculos de alrededor pueden tensarse y la zona llega a doler. El ajuste quiropráctico es un empuje rápido y controlado que ayuda a esa articulación a moverse. A veces se oye un tronido. Viene del gas que hay en el líquido de la articulación, no del hueso.\n\nNo todas las espaldas necesitan ese empuje. También podemos usar movimientos más lentos, trabajo muscular, ejercicios y consejos sencillos para cargar peso y dormir.\n\nLa investigación muestra beneficios modestos, y preferimos decirlo. En algunas personas con dolor lumbar, los ajustes pueden mejorar un poco el dolor y el movimiento. El American College of Physicians los incluye entre las primeras opciones sin medicamentos. También aclara que la evidencia a su favor es de baja calidad.\n\n## Los dolores por los que más nos buscan {#who}\n\n![Persona sentada ante un escritorio, frente a una pantalla](desk "Horas en la misma postura")\n\nCasi siempre es un dolor que aparece al moverse o, al contrario, al dejar de moverse. Estos son los motivos más comunes:\n\n- [Dolor de espalda](/symptoms/back-pain) después de cargar, de trabajar de noche o de pasar el día al volante.\n- Cuello rígido, con o sin [dolores de cabeza que parecen nacer ahí](/symptoms/headache-migraine).\n- Dolor que baja de la zona lumbar a una pierna, una vez revisados la fuerza y los reflejos.\n- Molestias después de un choque o una caída en el trabajo, cuando ya se descartó una lesión grave.\n- Rigidez que le complica subir escaleras, cuidar el jardín o caminar por el Razorback Greenway.\n\nPor lo general no necesita un referido. Tampoco hace falta traer un diagnóstico. Si no podemos ayudarle con su problema, se lo diremos y le sugeriremos a dónde ir.\n\n## Las primeras visitas, paso a paso {#visit}\n\n![Camilla de ajustes con apoyo acolchado para la cabeza](table "La camilla de ajustes")\n\n1. **Conversamos.** Usted cuenta qué le duele, desde cuándo y qué le exige el cuerpo en el trabajo y en la casa.\n2. **Le examinamos.** Vemos cómo se para y cómo se mueve. Revisamos articulaciones, músculos, fuerza y reflejos.\n3. **Tomamos radiografías solo si hacen falta.** Lo decide el examen, no la rutina.\n4. **Puede empezar un tratamiento de alivio.** Solo si es seguro y usted está de acuerdo.\n\nDespués hay una visita aparte para los resultados. Ahí le mostramos lo que encontramos, el plan de atención, los costos y lo que su seguro médico podría cubrir.\n\nDurante el ajuste usted está en una posición cómoda, sobre la camilla o en una silla. Le avisamos qué vamos a hacer y esperamos su permiso. Puede pedir que paremos en cualquier momento.\n\n## Después del ajuste y con el tiempo {#expect}\n\n![Mapa con un sendero punteado que va del inicio al final](plan "Una ruta con puntos de control")\n\nHay quien siente más soltura ese mismo día y hay quien al principio nota poco. Son comunes el dolor leve, la rigidez o un ligero dolor de cabeza, que suelen pasar en un día. Los daños graves son muy raros, pero existen. Se han reportado lesiones de una arteria del cuello, con derrame cerebral, después de ajustes en el cuello. Hablamos de los riesgos antes de que usted decida.\n\nCuántas visitas necesita y cuánto duran depende de su caso. No hay un número fijo. El plan tiene puntos de control y en cada uno revisamos si esto le ayuda. Si no, cambiamos de rumbo o le referimos con otro profesional.\n\nUsted conoce el costo de cada examen, radiografía o prueba antes de hacerlo. La [oferta para pacientes nuevos](/new-patient-special) reúne en un solo precio consulta, examen, radiografías si hacen falta y primer tratamiento.\n\n## Cuándo un ajuste quiropráctico no es lo primero {#not-for-you}\n\n![Dos radiografías de una columna sobre una pantalla de luz](xray "A veces hacen falta otros estudios")\n\nLlame al 911 o vaya a la sala de emergencias más cercana si tiene:\n\n- Adormecimiento en la ingle o la zona genital, o dificultad nueva para orinar, evacuar o aguantar las ganas.\n- Debilidad en un brazo o una pierna, si es nueva o va en aumento.\n- Dolor de cabeza o de cuello repentino y muy fuerte, cara caída, dificultad para hablar o pérdida del equilibrio.\n- Dolor después de una caída fuerte o un choque, o dolor de espalda con fiebre.\n- Dolor en el pecho o falta de aire.\n\nHable antes con su médico si tiene osteoporosis grave, cáncer en la columna o cerca de ella, o artritis inflamatoria en el cuello. También si toma anticoagulantes, si hace poco tuvo una cirugía de columna o si baja de peso sin buscarlo. Díganoslo desde la primera llamada. A veces se puede trabajar con más suavidad. Otras veces, lo correcto es que le atienda alguien más.',
    _meta: {
      filePath: 'services/chiropractic-care.es.md',
      fileName: 'chiropractic-care.es.md',
      directory: 'services',
      extension: 'md',
      path: 'services/chiropractic-care.es',
    },
  },
  {
    title: 'Atención pediátrica',
    nav: 'Atención pediátrica',
    heading: 'Atención suave y prudente para niños y adolescentes',
    menu: 'Suavidad para cuerpos que crecen',
    blurb: 'Atención suave y paciente para cuerpos que crecen, con la familia presente.',
    card: 'Atención suave para espaldas y cuellos adoloridos de niños y adolescentes. Con los bebés observamos, escuchamos y trabajamos de la mano del pediatra.',
    lead: 'La quiropráctica para niños empieza por escuchar. Los chicos cargan mochilas, se caen de la bici y pegan el estirón. Revisamos espaldas y cuellos adoloridos con mano ligera, con usted presente y respetando lo que diga el pediatra.',
    caption: 'Una espalda que crece',
    pin: 'Una zona que suele doler',
    cta: 'Platiquemos de su hijo o hija',
    seo: {
      focus: 'quiropráctica para niños',
      title: 'Quiropráctica para niños',
      description:
        'Atención quiropráctica para niños y adolescentes con dolor de espalda o cuello: qué hacemos, qué no hacemos y cuándo ir antes con el pediatra.',
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
        title:
          'Spinal manipulation and mobilisation in paediatrics: an international evidence-based position statement for physiotherapists',
        type: 'peer-reviewed',
        publisher: 'Journal of Manual & Manipulative Therapy, 2024',
        url: 'https://doi.org/10.1080/10669817.2024.2332026',
        lang: 'en',
      },
      {
        title:
          'Spinal manipulation and mobilisation in the treatment of infants, children, and adolescents: a systematic scoping review',
        type: 'peer-reviewed',
        publisher: 'BMC Pediatrics, 2022',
        url: 'https://doi.org/10.1186/s12887-022-03781-6',
        lang: 'en',
      },
      {
        title: 'The safety of spinal manipulative therapy in children under 10 years: a rapid review',
        type: 'peer-reviewed',
        publisher: 'Chiropractic & Manual Therapies, 2020',
        url: 'https://doi.org/10.1186/s12998-020-0299-y',
        lang: 'en',
      },
    ],
    translatedFrom:
      '679f1f be878a 103c29 98509c 1b6645 595df1 35ac5e 01fd8e 54da40\n1c20ed 41754a aa7142\n01fd8e\n5af836 28e0d3 6def83 b76638 367eb6 a4c5dc\n8c2444 98a9b7 4b692c 1085df 6e668d 32d86f 3a98c6 e4d0a3 fa8d4c 8a177a\na35d11 710635 105d72 b147e8 24adb5 e9a14c 0041ee\n916737 6d170e ab0896 cf3c08 bb861d 61af45 3b635b\ne87747 37a1ae 11a7e1 897db7 b68d42 fcf14c 8df119 5f09be a546b7 4e7596',
    content:
      '## Un cuerpo que crece pide otro cuidado {#what}\n\n![Dibujo en curvas de nivel de la espalda de un niño](child "Todavía en crecimiento")\n\nUn niño no es un adulto chiquito. Sus huesos siguen creciendo y sus articulaciones son más flexibles. Por eso aquí la atención cambia: observamos cómo se mueve, usamos presión ligera y movimientos lentos, y le enseñamos estiramientos que parecen juego.\n\nHay cosas que no hacemos, y es a propósito. No ajustamos la columna de los bebés. Tampoco damos empujes rápidos en el cuello ni en la zona lumbar antes de la adolescencia. Coincidimos con la postura que publicaron en 2024 grupos internacionales de fisioterapia.\n\nUsted merece saber qué dice la ciencia. Hay pocos estudios buenos en niños y sus resultados son inciertos. La mayoría de las molestias reportadas son leves, como dolor pasajero o llanto. Se han reportado unos pocos casos de daño grave, y nadie sabe con qué frecuencia ocurren. Por eso vamos despacio.\n\n## Mochilas, pantallas y entrenamientos {#who}\n\n![Niño visto por detrás, con mochila escolar](backpack "El peso se acumula")\n\nAtendemos a niños y adolescentes con dolores que parecen venir de músculos y articulaciones:\n\n- Espalda que duele después de la escuela, el ensayo de la banda o el [deporte](/symptoms/sports-injuries).\n- Cuello rígido por pasar horas con el celular o la tableta.\n- Hombros adoloridos por una mochila llena.\n- Adolescentes con dolor de cabeza y de cuello, si el pediatra ya los revisó.\n- Un hombro o una cadera más alta. Lo revisamos y, si puede haber una [curva en la columna](/symptoms/postural-issues-scoliosis), le damos un referido. No está demostrado que los ajustes la enderecen.\n\nNo tratamos cólicos, asma, infecciones de oído, enuresis (mojar la cama), TDAH ni autismo. La investigación no respalda tratarlos por medio de la columna, y el pediatra tiene mejores opciones. Si alguien le dijo lo contrario, pregúntenos y lo conversamos con gusto.\n\n## Así es una visita, siempre con usted {#visit}\n\n![Dos sillas frente a frente, listas para conversar](talk "Aquí opinan los dos")\n\nLa mamá, el papá o la persona a cargo se queda todo el tiempo. Hablamos con su hijo o hija, no solo de él o de ella. El examen se parece a un juego: alcanzar, doblarse, saltar, mantener el equilibrio en un pie.\n\nCasi nunca hacen falta radiografías. Un cuerpo en crecimiento es más sensible a la radiación, así que solo las pedimos cuando el examen da una razón de peso.\n\nAntes de tocar donde duele, le mostramos en su propia mano qué tan ligera es la presión. Su hijo o hija puede decir «ya no», y usted también. Si no es un buen día, lo dejamos para otro.\n\nCon un bebé, la visita es una plática, sin tratamiento manual, sobre cómo cargarlo y cuánto tiempo pasa en el asiento del carro. También observamos cómo se mueve. Si siempre gira la cabeza hacia el mismo lado o tiene una zona plana, le pedimos que lo vea el pediatra. Usted se va con palabras claras para explicarlo en esa cita.\n\n## Qué esperar de la quiropráctica para niños {#expect}\n\n![Mapa con un sendero punteado que va del inicio al final](plan "Ruta corta y bien señalada")\n\nMuchos dolores comunes de la niñez ceden con tiempo, movimiento y menos carga. Por eso empezamos por lo básico: las dos correas puestas, los libros pesados pegados a la espalda, descansos de la pantalla, aire libre y buen sueño.\n\nSi conviene el trabajo manual, es breve. Después puede quedar un poco de dolor o cansancio. Llámenos si dura más de un día, y llame al pediatra si algo le preocupa.\n\nAcordamos una fecha para ver el avance. Si para entonces no hay cambios, paramos y le mandamos de vuelta con el pediatra, con nuestras notas. No hay un número fijo de visitas.\n\nLa [consulta gratuita](/free-consultation) es una conversación sin costo. Si un examen o algo más se cobra, se lo explicamos antes. Usted decide con calma.\n\n## Cuándo ir con el pediatra o a emergencias {#not-for-you}\n\n![Cuna con un móvil colgado encima](crib "Bebés: primero el pediatra")\n\nLlame al 911 o vaya a la sala de emergencias más cercana si hay:\n\n- Un bebé de menos de 3 meses con temperatura de 38 °C (100.4 °F) o más.\n- Un golpe en la cabeza con vómito, confusión, convulsiones o dificultad para despertar.\n- Cuello rígido con fiebre, dolor de cabeza muy fuerte o sarpullido.\n- Dificultad para respirar, o un bebé sin fuerzas, como de trapo, o que no quiere comer.\n- Debilidad o adormecimiento nuevos, problemas para caminar o pérdida del control de la orina o de la evacuación.\n\nVaya primero con el pediatra si el dolor de espalda viene con fiebre, pérdida de peso o cojera, o si despierta al niño de noche. Lo mismo si le duele la espalda a un niño muy pequeño. Si hay una enfermedad de huesos, articulaciones, nervios o sangrado, pida antes la opinión de su médico. Nunca sustituimos los chequeos, las vacunas ni las medicinas.',
    _meta: {
      filePath: 'services/pediatric-care.es.md',
      fileName: 'pediatric-care.es.md',
      directory: 'services',
      extension: 'md',
      path: 'services/pediatric-care.es',
    },
  },
  {
    title: 'Atención durante el embarazo',
    nav: 'Atención durante el embarazo',
    heading: 'Cuidado suave para espalda y pelvis en el embarazo',
    menu: 'Comodidad en cada trimestre',
    blurb: 'Comodidad para un cuerpo que cambia, trimestre a trimestre.',
    card: 'Atención suave para el dolor de espalda y de pelvis, antes y después del parto. Adaptamos las posturas a su trimestre, con su equipo médico al tanto.',
    lead: 'La quiropráctica en el embarazo pide mano suave: su punto de equilibrio cambia, los ligamentos se aflojan y ni el trabajo ni los niños esperan. Cuidamos su espalda y su pelvis junto con quienes llevan su control prenatal.',
    caption: 'Embarazo visto de perfil',
    pin: 'Donde se asienta la carga',
    cta: 'Busquemos una postura más cómoda',
    seo: {
      focus: 'quiropráctica y embarazo',
      title: 'Quiropráctica y embarazo',
      description:
        'Quiropráctica y embarazo: atención suave para la espalda y la pelvis, cómo son las visitas, qué dicen los estudios y qué señales piden un médico ya.',
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
        title: 'Interventions for preventing and treating low-back and pelvic pain during pregnancy',
        type: 'peer-reviewed',
        publisher: 'Cochrane Database of Systematic Reviews, 2015',
        url: 'https://doi.org/10.1002/14651858.CD001139.pub4',
        lang: 'en',
      },
      {
        title:
          'Adverse events from spinal manipulation in the pregnant and postpartum periods: a critical review of the literature',
        type: 'peer-reviewed',
        publisher: 'Chiropractic & Manual Therapies, 2012',
        url: 'https://doi.org/10.1186/2045-709X-20-8',
        lang: 'en',
      },
      {
        title: 'Recognizing urgent pregnancy-related warning signs',
        type: 'public-health',
        publisher: 'Centers for Disease Control and Prevention (CDC), Hear Her campaign',
        url: 'https://www.cdc.gov/hearher/resources/news-media/recognizing-urgent-warning-signs.html',
        lang: 'en',
      },
    ],
    translatedFrom:
      '437e4c 7d3ce7 4cd6f8 646c7f 80c08c 0aa702 5e57a5 7a811b e83f39\nc7a710 18c3ef a2f513\n7a811b\nf9044d 05999f 43440a 21393d fa23d5 4aa498\n2139ee beb2bf 896e50 e25f4a 4060d0 da407b 30204c 8d7247 0d4fed 8b0073 ddb8ed\n477889 037744 9d3462 4fc9a0 210777 5662fe 5a33e7\nc73918 25b04a 125b2d a601e4 88e7b8 040d35\nc6a020 710635 787e59 004c93 615297 1fd9e1 6b3805 8451dc 128bbc f52ce0 327b7d d8a008',
    content:
      '## Qué cambia en su cuerpo y qué podemos hacer {#what}\n\n![Dibujo en curvas de nivel de un cuerpo embarazado visto de lado](pregnancy "Cada semana, otro equilibrio")\n\nConforme crece el vientre, la zona lumbar trabaja más para mantenerla de pie. También se aflojan los ligamentos de la pelvis. Es común que duela, y vale la pena atenderlo.\n\nDurante el embarazo, la atención quiropráctica es suave: movimientos pequeños de la zona lumbar y la pelvis, masaje ligero, ejercicios y consejos para dormir y cargar. No presionamos el vientre ni hacemos giros bruscos.\n\n¿Qué dicen los estudios? En una amplia revisión Cochrane, el ejercicio alivió el dolor lumbar de algunas mujeres. Buena parte de la evidencia era de baja calidad. De la atención manual hay pocos estudios y son pequeños. Algunos apuntan a menos dolor, sin certeza de cuánto. No hay buena evidencia de que los ajustes acomoden al bebé, acorten el parto o eviten complicaciones. No los ofrecemos para eso.\n\n## Del primer dolorcito a los meses de cargar al bebé {#who}\n\n![Dibujo en curvas de nivel de la zona lumbar y la pelvis](lowback "Una zona que se resiente")\n\nEsta atención puede servirle si tiene:\n\n- Dolor lumbar después de un turno de pie, en la planta o en el salón de clases.\n- Dolor al darse vuelta en la cama, subir escaleras o bajarse de la camioneta.\n- Molestia en la parte de atrás de la pelvis, de un lado o de los dos.\n- [Dolor que baja de la espalda a la pierna](/symptoms/sciatica-neuropathy), una vez que lo hayamos examinado.\n- Cansancio en la parte alta de la espalda y el [cuello](/symptoms/neck-pain) después del parto, por amamantar y cargar.\n\nAvísele a su obstetra o a su partera que piensa venir. Casi nunca hace falta un referido, pero su opinión nos importa. Si el embarazo es de alto riesgo, esperamos su visto bueno antes de cualquier trabajo manual.\n\n¿No le duele nada? Entonces no nos necesita solo por estar embarazada. Siga con sus controles prenatales y con el movimiento que disfruta.\n\n## Una visita con muchas almohadas {#visit}\n\n![Persona acostada de lado, sostenida por almohadas](pillow "De lado y bien apoyada")\n\nPrimero preguntamos: cuántas semanas tiene, cómo va el embarazo, la presión, si ha sangrado, qué medicinas toma y qué dolores ha tenido. Luego vemos cómo se para, camina y reparte el peso. Revisamos con cuidado las articulaciones que duelen.\n\nUsted se acuesta de lado, con almohadas, o se sienta. Más adelante en el embarazo procuramos que esté poco tiempo boca arriba, o nada. Descanse, tome agua o pase al baño cuando quiera.\n\nNo tomamos radiografías durante el embarazo. Si parece necesario un estudio de imagen, lo decide su obstetra. Avísenos si existe la posibilidad de que esté embarazada, aunque todavía no se haya hecho la prueba.\n\nLe explicamos cada paso y esperamos su permiso. Si algo le incomoda, paramos. Puede venir con alguien de su confianza.\n\n## Qué esperar de la quiropráctica en el embarazo {#expect}\n\n![Sendero con huellas, un letrero y colinas suaves](walk "El camino cambia con las semanas")\n\nAlgunas pacientes se sienten más ligeras después de la visita; otras notan poco. Puede quedar un dolor leve por un día. Se han publicado unos cuantos casos de daño grave después de manipular la columna en el embarazo o el posparto, algunos tras tratar el cuello. Parecen raros, pero faltan estudios. Por eso elegimos lo más suave.\n\nLo que usted necesita irá cambiando con las semanas, y el plan también. Cuántas visitas hacen falta y cuánto duran depende de cómo se sienta. Si no mejora, paramos y hablamos de otras opciones, como la fisioterapia o una faja pélvica de soporte.\n\nTodo examen o tratamiento con costo se le explica antes, junto con lo que cubra su seguro médico. La [consulta gratuita](/free-consultation) es una conversación y no se cobra.\n\n## Señales que piden atención médica ya {#not-for-you}\n\n![Dos sillas frente a frente, listas para conversar](talk "Primero su equipo prenatal, luego nosotros")\n\nDurante el embarazo y hasta un año después, llame al 911, vaya a la sala de emergencias o llame de inmediato a su equipo prenatal si hay:\n\n- Sangrado vaginal o salida de líquido en el embarazo, o sangrado abundante después del parto.\n- Un bebé que se mueve menos o deja de moverse.\n- Dolor de cabeza muy fuerte, cambios en la vista, desmayo, o cara o manos muy hinchadas.\n- Dolor en el pecho, corazón acelerado, falta de aire, o una pierna roja, hinchada o adolorida.\n- Dolor de vientre muy fuerte, vómito que no para o fiebre de 38 °C (100.4 °F) o más.\n- Contracciones regulares o dolor de espalda que va y viene antes de la semana 37.\n- Ideas de hacerse daño o de hacérselo a su bebé.\n\nTambién son una emergencia el adormecimiento en la ingle o la zona genital, la debilidad nueva en las piernas y la pérdida del control de la orina. Diga siempre que está embarazada o que lo estuvo en el último año. No sustituimos el control prenatal.',
    _meta: {
      filePath: 'services/pregnancy-care.es.md',
      fileName: 'pregnancy-care.es.md',
      directory: 'services',
      extension: 'md',
      path: 'services/pregnancy-care.es',
    },
  },
  {
    title: 'Bienestar y prevención',
    nav: 'Bienestar',
    heading: 'Seguir en movimiento cuando el dolor ya cedió',
    menu: 'Prevención para seguir en movimiento',
    blurb: 'Revisiones, ejercicio y hábitos para seguir en movimiento.',
    card: 'Revisiones para quienes recaen del cuello o la espalda: vemos cómo se mueve, tratamos solo lo necesario y le ayudamos a mantener buenos hábitos.',
    lead: 'El dolor ya bajó y usted quisiera que siguiera así. En una visita de atención quiropráctica preventiva revisamos cómo se mueve y reforzamos lo que más cuenta: el ejercicio y los hábitos de todos los días.',
    caption: 'La postura de diario',
    pin: 'Donde puede volver la rigidez',
    cta: 'Planeemos su próximo tramo',
    seo: {
      focus: 'quiropráctica preventiva',
      title: 'Quiropráctica preventiva',
      description:
        'Atención quiropráctica preventiva en Springdale: revisiones, ejercicio y acupuntura para espaldas que recaen, y lo que se puede esperar de ellas.',
    },
    sources: [
      {
        title: 'Ejercicio y acondicionamiento físico',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/exerciseandphysicalfitness.html',
        lang: 'es',
      },
      {
        title: 'Acupuntura',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/acupuncture.html',
        lang: 'es',
      },
      {
        title:
          'The Nordic Maintenance Care program: Effectiveness of chiropractic maintenance care versus symptom-guided treatment for recurrent and persistent low back pain',
        type: 'peer-reviewed',
        publisher: 'PLOS ONE, 2018',
        url: 'https://doi.org/10.1371/journal.pone.0203029',
        lang: 'en',
      },
      {
        title:
          'Effect of chiropractic treatment on primary or early secondary prevention: a systematic review with a pedagogic approach',
        type: 'peer-reviewed',
        publisher: 'Chiropractic & Manual Therapies, 2018',
        url: 'https://doi.org/10.1186/s12998-018-0179-x',
        lang: 'en',
      },
    ],
    translatedFrom:
      '9d96c4 5f0e31 09419a fca58f 348e6b 1557e4 f5957e d04202 a2358d\nba7a3d f1510f f931d1\n6b73c6\n951478 be0ff0 bccf27 5dd37d 7cc547 09a9ea\n7c21b3 6f7d34 ff632f 34a066 5c487f 057af5 f9dd87 c3d71f a5ae3c d88716\n1beab6 44a81d 5d1f08 ee03fd 012e51 811a22 772a18\na20c2f 25b04a 2d383a 10836b d9e459 03f5db\ncb4ba6 710635 9b0680 864485 f486f4 5d8d0d b516fe 4b690c fcf0f1 1bc75d',
    content:
      '## Qué puede lograr la quiropráctica preventiva, y qué no {#what}\n\n![Cuerpo de pie visto de lado, con la curva en S de la columna](profile "De pie, visto de perfil")\n\nEl bienestar empieza donde termina el tratamiento. Usted viene de vez en cuando, vemos cómo se mueven su columna y sus articulaciones, y trabajamos lo que se haya puesto rígido. Se lleva a casa uno o dos ejercicios y la respuesta a sus dudas.\n\nEsto es lo que sugieren los estudios. En un ensayo sueco, personas con dolor lumbar que iba y venía, y que habían mejorado con el tratamiento, probaron visitas programadas. En un año tuvieron menos días de dolor molesto que quienes solo iban cuando les dolía.\n\nEso no vale para todo el mundo. Si nunca le molesta la espalda, no conocemos pruebas sólidas de que le beneficie. Una revisión no encontró evidencia firme de que la quiropráctica prevenga enfermedades. Tampoco sube las defensas, y no le diremos que lo hace.\n\n## Para espaldas que suelen recaer {#who}\n\n![Bicicleta en el sendero](bike "De vuelta al Greenway")\n\nPuede servirle si algo de esto le suena conocido:\n\n- La [zona lumbar](/symptoms/back-pain) se le traba varias veces al año, a menudo en la misma temporada.\n- Su trabajo repite el mismo movimiento: deshuesar, escanear, estibar, teclear, cargar niños.\n- Maneja rutas largas o pasa horas en reuniones y termina el día con rigidez.\n- Corre o anda en bici por el Razorback Greenway y quiere atender a tiempo las molestias pequeñas.\n- El [estrés](/symptoms/stress-management) se le va al cuello y a los hombros.\n\nSi no le duele nada y se mueve bien, quizá no nos necesita. Caminar, hacer ejercicios de fuerza dos veces por semana y dormir bien ayudan mucho a la mayoría de las espaldas. Con gusto le enseñamos una rutina para empezar en una sola visita.\n\n## Una visita de bienestar por dentro {#visit}\n\n![Espalda con plomada y cuadrícula de postura](exam "Comparamos con la vez anterior")\n\nPrimero preguntamos qué ha cambiado: sueño, trabajo, ejercicio, dolores nuevos, medicinas nuevas. Después vemos cómo se inclina, gira, se pone en cuclillas y estira los brazos, y lo comparamos con la vez anterior.\n\nAjustamos o soltamos una articulación solo si el examen da un motivo. Sin motivo, no hay ajuste. El resto del tiempo es para el ejercicio y para algo concreto de su vida: el asiento del carro, la almohada, el puesto de trabajo.\n\n### Acupuntura\n\nLa acupuntura puede formar parte de esta atención. Se colocan agujas muy finas y estériles en puntos elegidos. Los estudios sugieren que puede aliviar el dolor lumbar persistente en algunas personas. Las molestias suelen ser pequeñas, como un moretón o un punto adolorido. Las graves, como una infección o un pulmón perforado, son raras. Avísenos si toma anticoagulantes, usa marcapasos o podría estar embarazada. Siempre es decisión suya.\n\n## De una temporada a otra {#expect}\n\n![Sendero con huellas, un letrero y colinas suaves](walk "Más camino entre visitas")\n\nNo hay un calendario igual para todos. Hay quien viene cada dos meses, quien viene dos veces al año y quien solo quiere actualizar sus ejercicios. Mientras usted esté bien, espaciamos las visitas. Cada cierto tiempo revisamos juntos si todavía vale la pena. Puede hacer una pausa cuando quiera.\n\nAl salir puede sentir más soltura, un dolor leve por un día o ningún cambio. Importa más que haga los ejercicios que cómo se sienta al salir.\n\nDe los costos hablamos primero, como siempre. Medicare no paga la atención de mantenimiento y muchos seguros privados la limitan. Revisamos su plan con usted y le explicamos las opciones de pago directo antes de que decida. Si quiere, lea antes sobre nuestros [planes de pago directo](/financial-information/cash-plans).\n\n## Cuándo no basta una visita de bienestar {#not-for-you}\n\n![Dos sillas frente a frente, listas para conversar](talk "Cuéntenos qué hay de nuevo")\n\nUn dolor nuevo, o uno que cambió, necesita un examen completo y no una revisión de rutina. Díganoslo al pedir su cita. Llame al 911 o vaya a la sala de emergencias más cercana si tiene:\n\n- Dolor en el pecho, falta de aire o debilidad repentina de un lado del cuerpo.\n- Dolor de cabeza o de cuello repentino y muy fuerte, o dificultad para hablar o ver.\n- Adormecimiento en la ingle o la zona genital, o pérdida del control de la orina o de la evacuación.\n- Dolor después de una caída fuerte o un choque.\n\nVea a su médico si tiene fiebre, baja de peso sin explicación o un dolor que le despierta cada noche. También si ha tenido cáncer y le empieza a doler la espalda, o si el cansancio no se le quita.\n\nEsta atención no sustituye chequeos, vacunas, pruebas de detección ni medicinas. Nunca deje una medicina por algo que oyó aquí. Pregunte a quien se la recetó.',
    _meta: {
      filePath: 'services/wellness-care.es.md',
      fileName: 'wellness-care.es.md',
      directory: 'services',
      extension: 'md',
      path: 'services/wellness-care.es',
    },
  },
]
