export default [
  {
    title: 'Artritis y dolor articular: cómo seguir en movimiento',
    description:
      'Qué cambia en una articulación con artrosis, por qué las guías ponen primero el ejercicio y qué puede aportar la atención manual suave.',
    caption: 'Rodillas listas para el ejercicio, vistas por detrás',
    pin: 'La rodilla izquierda',
    ask: '¿Le acompañamos en ese primer mes?',
    seo: {
      focus: 'ejercicio para la artritis',
      title: 'Ejercicio para la artritis: cómo seguir en movimiento',
      description:
        'Ejercicio para la artritis de rodillas, caderas o manos: por qué va primero, qué puede aportar la atención quiropráctica y cuándo ver a su médico.',
    },
    sources: [
      {
        title: 'Artritis',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/arthritis.html',
        lang: 'es',
      },
      {
        title:
          '2019 American College of Rheumatology/Arthritis Foundation Guideline for the Management of Osteoarthritis of the Hand, Hip, and Knee',
        type: 'peer-reviewed',
        publisher: 'Arthritis Care & Research',
        url: 'https://doi.org/10.1002/acr.24131',
        lang: 'en',
      },
    ],
    translatedFrom:
      'c783cc 1fb18c 0cccf7 b84692\n47c9de a35899 c4d7e7\n76e83a\n8f1d1b 4abc2a\n00639f cb175c 4210e3 1f398a\n2621e5 fd80a8 cc2bb9 b5a1f7 c4780d f2f388\n7e811c 125ed3 5668af d09c72 4836c7 b8b84c 87aa80 ea371e d87217 651b85 90afef eb7d34\n00b82b 775c47 65d5c1 7ba36d 191d7f ef2cc2 e21117 32ba6b d42dbd\nbd419a 0f5238 aa7946\n58efd7 2e5e0a 71ca65 303eee f9d279 d64429 0620a6 e2a4ba\ned9579 c48def',
    content:
      'Hay mañanas frías en que los primeros pasos cuestan. La artrosis (u osteoartritis), una forma común de artritis, cambia con los años el cartílago y otros tejidos de la articulación. Ese desgaste no retrocede, pero la manera de moverse sí puede mejorar. Las guías ponen primero el ejercicio para la artritis de manos, caderas y rodillas. En caderas y rodillas, bajar los kilos de más también puede ayudar. Descansar un día puede calmar una crisis; descansar de más debilita los músculos que sostienen la articulación.\n\nLa atención quiropráctica no reconstruye cartílago. A algunas personas, un trabajo suave en las zonas rígidas les facilita volver a caminar. La artritis reumatoide y otras formas inflamatorias necesitan tratamiento médico, y con ellas un ajuste de cuello puede ser riesgoso. Una articulación caliente, roja e hinchada de repente, sobre todo con fiebre, es motivo para ir a la sala de emergencias. Lea más sobre [artritis y dolor articular](/symptoms/arthritis-joint-pain).\n\n## Tres frases que oímos seguido\n\n**«Me dijeron que ya tengo hueso con hueso, así que mejor no la muevo».** Las imágenes y el dolor no coinciden tanto como se cree. Hay rodillas que se ven desgastadas y suben cuestas, y otras que se ven bien y duelen a diario. Además, la articulación se nutre con el movimiento. En la mayoría de las personas con artrosis, un ejercicio bien elegido no la desgasta más.\n\n**«Es la edad, ni modo».** La edad influye. También influyen las lesiones viejas, la herencia, la fuerza de los músculos, el peso y el trabajo de toda la vida. Varias de esas cosas pueden cambiar, a los cincuenta y a los ochenta.\n\n**«Me truena, así que ha de ir empeorando».** Un ruido sin dolor ni hinchazón suele ser inofensivo. Las articulaciones crujen por muchas razones. Coméntelo si el ruido viene con dolor, si la rodilla se traba o si se le dobla sola.\n\n## Ejercicio para la artritis: qué recomienda la guía\n\nEn 2019, el Colegio Americano de Reumatología y la Fundación de la Artritis revisaron los estudios sobre artrosis de mano, cadera y rodilla. En resumen, aconsejan esto:\n\n- **Recomendado con firmeza:** un ejercicio que usted pueda mantener y programas para aprender a manejar la enfermedad. En rodillas y caderas, también taichí y, si hay kilos de más, bajar algunos. Un bastón ayuda cuando cuesta caminar. También están en la lista ciertas férulas o rodilleras y algunas medicinas; pregunte a su médico.\n- **Recomendado, con menos certeza:** calor o frío, ejercicios de equilibrio, acupuntura y, para la rodilla, yoga.\n- **No recomendado:** la glucosamina para cadera y rodilla. Quienes redactaron la guía tampoco se inclinaron por sumar terapia manual al ejercicio en esas dos articulaciones, porque aportó poco.\n\nEse último punto habla de nuestro propio oficio, y usted debe saberlo. Por eso no ofrecemos ajustes como tratamiento para una rodilla desgastada. El trabajo con las manos tiene un lugar más modesto: puede aflojar una espalda o un cuello rígidos, para que usted logre hacer lo que de verdad cuenta.\n\n## El primer mes con una rodilla o una cadera rígida\n\nEmpiece desde donde está. Si padece del corazón, pierde el equilibrio o le pusieron hace poco una prótesis, consulte antes a su médico.\n\n### Primera semana: encuentre su medida\n\nCamine en terreno plano de cinco a diez minutos, casi todos los días. Sirven los pasillos de una tienda, la pista de una escuela o la parte plana del Razorback Greenway. Fíjese en cómo se siente la articulación esa noche y cómo amanece.\n\n### Segunda semana: sume la silla\n\nSiéntese en una silla firme, cruce los brazos si puede y levántese despacio. Vuelva a sentarse todavía más despacio. Repita de cinco a diez veces, dos o tres días por semana. Si lo necesita, apóyese en los brazos de la silla. Así los muslos aprenden a compartir la carga.\n\n### Tercera semana: sume el equilibrio\n\nAgárrese de la barra de la cocina y párese en un pie durante diez segundos. Cambie de lado. Hágalo mientras se cuela el café. Unos pies firmes tropiezan menos en la grava y en el borde de la acera.\n\n### Cuarta semana: un poco más\n\nAgregue dos o tres minutos a cada caminata, o una serie más con la silla. Cambie una sola cosa a la vez. Si el agua le sienta mejor que el pavimento, en la piscina la articulación carga menos peso mientras se ejercita.\n\n### La regla de la mañana siguiente\n\nCierta molestia durante el ejercicio es aceptable. Si al otro día la articulación duele más o está hinchada, haga la mitad por unos días y vuelva a subir. No lo deje del todo. El dolor en los músculos del muslo después de algo nuevo es otra cosa, y se pasa.\n\n## Las manos y las mil tareas del día\n\nLas manos trabajan sin parar en la cocina, en el jardín y en la línea de producción. Los cambios pequeños se suman:\n\n- Cuelgue las bolsas del antebrazo o abrácelas, para no cargarlas con los dedos.\n- Engruese los mangos delgados con cinta de espuma. Un mango ancho pide menos fuerza.\n- Deslice la olla pesada por la barra antes de levantarla con las dos manos.\n- Remoje los dedos en agua tibia antes de coser, escribir o abrir el negocio.\n- Abra y cierre los puños diez veces, despacio, después de apretar algo por mucho rato.\n- Parta las tareas: la mitad de las hojas hoy, la otra mitad el sábado.\n\nA muchas personas les ayuda una férula para la base del pulgar. La adapta un profesional de terapia ocupacional, y su médico puede referirle.\n\n## Qué nos toca a nosotros y qué no\n\nMiramos el conjunto. Una cadera rígida obliga a doblarse más a la zona lumbar; un pie adolorido cambia el giro de la rodilla. Según el examen, podemos proponer movimientos suaves de la columna, trabajo sobre músculos tensos y ejercicios de fuerza y equilibrio. En el [dolor de espalda](/symptoms/back-pain), los estudios muestran pequeñas mejorías con la manipulación en algunas personas. Nuestro [cuidado de bienestar](/services/wellness-care) incluye acupuntura, para quien quiera probarla.\n\nHay cosas que dejamos en paz. No ajustamos articulaciones calientes, hinchadas, fusionadas ni con prótesis. Tampoco damos impulsos rápidos donde el hueso es frágil. Con artritis reumatoide, la parte alta del cuello puede volverse inestable, de modo que ahí no hay impulsos. Díganos si toma cortisona o anticoagulantes, o si ha tenido fracturas.\n\n## Señales para ir con el médico\n\nLa artrosis tiene paciencia; estas señales, no. Llame al 911 o vaya a la sala de emergencias más cercana por:\n\n- Una sola articulación que de pronto está caliente, roja, hinchada y muy dolorosa, sobre todo con fiebre o escalofríos.\n- Una caída o torcedura que deja la articulación fuera de lugar o sin aguantar el peso.\n- Una pantorrilla hinchada, caliente y adolorida, o dolor de pecho o falta de aire de repente.\n- Debilidad o torpeza nueva en manos o piernas, paso inseguro, adormecimiento en la ingle o la zona genital, o pérdida del control para orinar o evacuar.\n\nHaga cita pronto, en días o pocas semanas, si la rigidez de la mañana dura una hora o más. Lo mismo si se hinchan varias articulaciones, salen ronchas, los ojos se ponen rojos o hay cansancio y pérdida de peso sin explicación. Puede ser una artritis inflamatoria. Los medicamentos a tiempo pueden proteger las articulaciones, y ningún trabajo manual los reemplaza.\n\n## Una articulación, una semana\n\nElija la que más le molesta y pruebe la primera semana. Eso ya es un plan completo. Si quiere compañía en el camino, la [consulta gratuita](/free-consultation) es una conversación sobre sus articulaciones, sus días y lo que extraña hacer. Tal vez salga con una idea para empezar y sin otra cita, y para nosotros está bien.',
    _meta: {
      filePath: 'posts/arthritis-joint-pain.es.md',
      fileName: 'arthritis-joint-pain.es.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/arthritis-joint-pain.es',
    },
  },
  {
    title: 'Después de un choque: cómo recuperar el equilibrio',
    description:
      'Por qué un golpe leve puede dejar rigidez e inestabilidad días después, qué recomiendan las guías y qué señales exigen ir a emergencias.',
    caption: 'Un auto detenido en un semáforo',
    pin: 'El cuello, junto a la cabecera del asiento',
    ask: '¿Le falla el equilibrio después de un choque?',
    seo: {
      focus: 'equilibrio después de un choque',
      title: 'Equilibrio después de un choque: qué puede ayudar',
      description:
        'Mareo, cuello rígido o poco equilibrio después de un choque: sepa por qué pasa, qué ejercicios pueden ayudar y cuándo debe ir a emergencias.',
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
        title: 'Whiplash: Symptoms & causes',
        type: 'professional',
        publisher: 'Mayo Clinic',
        url: 'https://www.mayoclinic.org/diseases-conditions/whiplash/symptoms-causes/syc-20378921',
        lang: 'en',
      },
      {
        title:
          'The Treatment of Neck Pain–Associated Disorders and Whiplash-Associated Disorders: A Clinical Practice Guideline',
        type: 'peer-reviewed',
        publisher: 'Journal of Manipulative and Physiological Therapeutics',
        url: 'https://doi.org/10.1016/j.jmpt.2016.08.007',
        lang: 'en',
      },
      {
        title:
          'A meta-analysis and systematic review of changes in joint position sense and static standing balance in patients with whiplash-associated disorder',
        type: 'peer-reviewed',
        publisher: 'PLOS ONE',
        url: 'https://doi.org/10.1371/journal.pone.0249659',
        lang: 'en',
      },
    ],
    translatedFrom:
      '6167fb f2f5c5 3dc90a c1bac5\n176e1d 8b809b 0c98f4\n3c99cf\nbde666 416ff2 af58d6\na0408c 0593fe 7101d6 4e5cd4 618cec d7f19a 28e8bc a1cfce 9d2afa\nf93e60 3f29d6 0b8be4 0276a4 8e7e2f c44d24 f27409 6729ce b864a6\n242c6f 585635 b5506c 1eb9ed ec634c 8fed75 254e3d 24a6fb 8cd946\nb67567 994a35 4a442d 8e1413 b9e533 3f6fa0 93a7f6 643bc4 a4a5ad\n57c132 b8c866 cd7597 4c419b\nc0e73a 25e9e5 ff21f9 408aa6 0c573b 0e7cb6\nc7322c a8f30a',
    content:
      'Le pegan por atrás en un semáforo de Sunset Avenue y el carro apenas queda rayado. A la mañana siguiente, sin embargo, le cuesta girar la cabeza. En un choque la cabeza se queda atrás un instante y luego alcanza al cuerpo de golpe. Ese movimiento, el latigazo cervical, exige de más a músculos, ligamentos y articulaciones. La rigidez o el dolor de cabeza pueden tardar horas o días en aparecer. Como el cuello le informa al cerebro dónde está la cabeza, algunas personas también pierden el equilibrio después de un choque.\n\nLas guías recomiendan no dejar de moverse, informarse bien, hacer ejercicio y, en ciertos casos, recibir atención manual. Lo primero es descartar algo grave. Si hay adormecimiento, debilidad, confusión, vómito o un dolor muy fuerte de cabeza o cuello, llame al 911 o vaya a la sala de emergencias. Después, lea sobre [accidentes de auto y latigazo cervical](/symptoms/auto-accident-whiplash).\n\n## La primera hora: antes que nada, la seguridad\n\nLa adrenalina tapa el dolor. No se fíe de cómo se siente a la orilla de la carretera; fíese de esta lista. No se mueva, pida que llamen al 911 y deje que los paramédicos le muevan si nota:\n\n- Dolor de cuello muy fuerte, o dolor en el centro del cuello al presionar los huesos.\n- Adormecimiento, hormigueo o debilidad en brazos o piernas.\n- Desmayo, confusión, vómitos repetidos, dolor de cabeza intenso o convulsión.\n- Visión doble, dificultad para hablar o caminar, la cara o un párpado caído.\n- Dolor de pecho, falta de aire o dolor de vientre donde cruzaba el cinturón.\n- Pérdida del control de la orina o del intestino.\n\nUn choque a alta velocidad o una volcadura son motivo para ir a emergencias aunque no haya nada de esto. También lo es cualquier dolor de cuello tras un choque a partir de los 65 años, y cualquier choque durante el embarazo. Y esté al pendiente esa noche: si le entra un sueño difícil de vencer o el dolor de cabeza va en aumento, vaya a emergencias.\n\n## Por qué falla el equilibrio después de un choque\n\nEl equilibrio es trabajo de equipo. Los ojos avisan dónde está el horizonte. El oído interno avisa cómo gira la cabeza. Y los sensores de los músculos y las articulaciones de la parte alta del cuello avisan cómo va la cabeza sobre el cuerpo. Normalmente las tres versiones coinciden y uno ni lo piensa.\n\nTras un latigazo cervical, la versión del cuello puede volverse poco confiable. Una revisión de 2021, con 26 estudios, comparó a personas con latigazo cervical y sin él. Las primeras se balanceaban más al estar de pie. También atinaban menos al devolver la cabeza al centro, sobre todo si sentían mareo. Esos estudios muestran una relación; no dicen qué vino primero.\n\nEn la vida diaria se siente más o menos así:\n\n- Los estantes de la tienda parecen moverse si voltea rápido.\n- De noche va tocando la pared camino al baño.\n- Leer o ver el teléfono le provoca una sensación de flotar o dolor de cabeza.\n- Salir en reversa le cuesta más que ir hacia adelante.\n\nEl cuello es solo uno de los sospechosos. También marean los cristales sueltos del oído interno, una conmoción cerebral, los cambios de presión, las medicinas y el miedo. En casos raros hay una arteria del cuello lesionada. Por eso, si pierde el equilibrio después de un choque o siente un mareo nuevo, debe verle un médico antes de que alguien le trate el cuello.\n\n## La primera semana: poco movimiento, muchas veces\n\nEl reposo largo y el collarín blando suelen dejar el cuello más tieso. Si un médico ya descartó algo grave, esta rutina es razonable:\n\n1. **Gire cada dos horas.** A la derecha, a la izquierda, arriba y abajo, despacio y hasta donde sea cómodo. Cinco veces en cada dirección.\n2. **Camine.** Diez minutos, dos veces al día, en terreno parejo: el Razorback Greenway o los pasillos de una tienda.\n3. **Use frío o calor.** De diez a quince minutos, con un paño de por medio. Elija lo que mejor le siente.\n4. **Duerma boca arriba o de lado,** con una sola almohada que mantenga la nariz en línea con el pecho.\n5. **Haga tareas ligeras.** Doble ropa, cocine, conteste mensajes. Deje para después las bolsas pesadas y las horas extras.\n6. **Maneje solo si puede girar bien la cabeza** y no siente mareo.\n\nAntes de tomar analgésicos, pregunte a un médico o en la farmacia, más aún si pudo golpearse la cabeza.\n\n## De la segunda a la sexta semana: tareas para el equilibrio\n\nEstos ejercicios son para una inestabilidad leve que ya revisó un médico. Póngase junto a la barra de la cocina, con alguien en casa. Es aceptable sentir un ligero mareo por unos segundos. Si dura, o si le dan náuseas, pare y avísenos o hable con su médico.\n\n### La cabeza vuelve al centro\n\nSiéntese frente a una pared con una nota adhesiva a la altura de los ojos. Cierre los ojos, gire la cabeza, regrese al centro y ábralos. ¿Qué tan lejos de la nota quedó la nariz? Cinco veces por lado, una vez al día.\n\n### Los ojos quietos, la cabeza no\n\nExtienda el brazo con el pulgar arriba. Sin quitarle la vista, gire la cabeza despacio de un lado a otro, en un arco pequeño. Diez giros. La velocidad viene después.\n\n### De pie, con menos apoyo\n\nPárese con los pies juntos treinta segundos. Luego ponga un pie delante del otro, como en el borde de la acera. Al final, lo mismo sobre una toalla doblada. Mantenga una mano cerca de la barra.\n\nBastan dos o tres minutos al día. Si en un par de semanas no nota cambio, pida otra revisión. Quizá lo que sigue sea la terapia vestibular, que trabaja con el oído interno.\n\n## Cómo es aquí una visita después de un choque\n\nPreguntamos cómo fue el golpe, hacia dónde miraba, qué sintió y cuándo. Luego revisamos fuerza, sensibilidad, reflejos, equilibrio de pie y giro del cuello. No siempre tratamos el cuello. Si el examen deja una duda, primero va usted con un médico o a emergencias.\n\nLas guías para el latigazo cervical combinan ejercicio, atención manual y consejos. Puede tratarse de movimientos lentos o de trabajo sobre músculos tensos. Más adelante, si le conviene, también de un ajuste. Empezamos por lo más suave. La evidencia es modesta: hay quien gira la cabeza y se siente mejor más pronto, pero nada le sirve a todo el mundo. Es común cierta molestia por un día. Los riesgos raros y graves para las arterias están en la página de [dolor de cuello](/symptoms/neck-pain), y usted decide con esa información.\n\nMucha gente mejora en semanas. A otras personas les toma meses, y la preocupación, el mal sueño u otros dolores pueden alargarlo. Cuéntenos eso también. Si el [dolor de cabeza](/symptoms/headache-migraine) empezó con el choque, es parte de la misma conversación.\n\n## Papeles que vale la pena guardar\n\n- El número del reporte policial, fotos de los dos carros y los nombres de las personas involucradas.\n- Una nota con fecha de cada síntoma: cuándo empezó y qué le impide hacer.\n- Documentos de emergencias, imágenes y recetas.\n- El número de reclamo y el nombre de quien lleva su caso.\n\nLlame además a su propia aseguradora y pregunte qué paga su póliza por atención médica después de un choque. Aceptamos el seguro de auto en casos de accidente y le explicamos el cobro antes de empezar. Vea los [planes de seguro](/financial-information/insurance-plans). Para dudas sobre la culpa o un arreglo, consulte a un abogado.\n\n## Volver a pisar firme\n\nLa firmeza regresa en pruebas pequeñas: la primera vez que mira por encima del hombro en la I-49 sin tensarse, la primera noche sin tocar la pared. Anótelas junto a los síntomas. Si quiere que alguien vea con usted todo el panorama, con gusto lo hacemos. Traiga sus apuntes y la carpeta con los papeles.',
    _meta: {
      filePath: 'posts/auto-injury-balance-restoration.es.md',
      fileName: 'auto-injury-balance-restoration.es.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/auto-injury-balance-restoration.es',
    },
  },
  {
    title: 'Quiropráctica cuando no duele nada: ¿vale la pena?',
    description:
      'A quién pueden servirle las visitas planeadas entre una crisis y otra, qué encontró un estudio sueco y qué nos conviene a casi todos.',
    caption: 'Un letrero, un sendero y huellas',
    ask: '¿Quiere que su espalda siga tranquila?',
    seo: {
      focus: 'ir al quiropráctico sin dolor',
      title: '¿Ir al quiropráctico sin dolor? Lo que dicen los estudios',
      description:
        '¿Conviene ir al quiropráctico sin dolor? Qué dicen los estudios sobre las visitas planeadas, a quién pueden servirle y qué hacer por su cuenta.',
    },
    sources: [
      {
        title: 'Actividad física',
        type: 'public-health',
        publisher: 'Organización Mundial de la Salud',
        url: 'https://www.who.int/es/news-room/fact-sheets/detail/physical-activity',
        lang: 'es',
      },
      {
        title:
          'The Nordic Maintenance Care program: Effectiveness of chiropractic maintenance care versus symptom-guided treatment for recurrent and persistent low back pain',
        type: 'peer-reviewed',
        publisher: 'PLoS ONE',
        url: 'https://doi.org/10.1371/journal.pone.0203029',
        lang: 'en',
      },
      {
        title: "Chiropractic maintenance care - what's new? A systematic review of the literature",
        type: 'peer-reviewed',
        publisher: 'Chiropractic & Manual Therapies',
        url: 'https://doi.org/10.1186/s12998-019-0283-6',
        lang: 'en',
      },
      {
        title:
          'The Nordic Maintenance Care Program: Does psychological profile modify the treatment effect of a preventive manual therapy intervention? A secondary analysis of a pragmatic randomized controlled trial',
        type: 'peer-reviewed',
        publisher: 'PLoS ONE',
        url: 'https://doi.org/10.1371/journal.pone.0223349',
        lang: 'en',
      },
      {
        title:
          'Effectiveness and cost-effectiveness of an individualised, progressive walking and education intervention for the prevention of low back pain recurrence in Australia (WalkBack): a randomised controlled trial',
        type: 'peer-reviewed',
        publisher: 'The Lancet',
        url: 'https://doi.org/10.1016/S0140-6736(24)00755-4',
        lang: 'en',
      },
      {
        title:
          'Effect of chiropractic treatment on primary or early secondary prevention: a systematic review with a pedagogic approach',
        type: 'peer-reviewed',
        publisher: 'Chiropractic & Manual Therapies',
        url: 'https://doi.org/10.1186/s12998-018-0179-x',
        lang: 'en',
      },
    ],
    translatedFrom:
      '4d3cfd d9ea03 be98c3\ne8a186 9edc0d 302fe3\nced2aa\n71f71a ed05de\n92468f 519783 b5329b c56f65 bbe2a8\nb06193 ebe030 e9a7ac d21785 cc6959 dd1b37 e1ee81\naa5b8a 2c5675 f97c92 013dd0 ee618b 0a23ba c57032\n72dc5e abf1c6 6fe2ed d31221 ea3eea 48e175\n3704dd ca4cc2 8aaf91 ea65ad 28f54f ed5fa5 eb2e3e 725684\nc40b09 9c3d48 1a69e9 9e7a7a edda81 0689e0 568935 47091b 8a0b38',
    content:
      'Ir al quiropráctico sin dolor suena raro, y la duda es razonable. Los estudios no muestran que toda persona sana necesite ajustes periódicos. Hay un grupo para el que existen datos más claros: quienes sufren dolor lumbar que va y vuelve, y ya se sintieron mejor con esta atención.\n\nAsí que a la pregunta «¿voy aunque no me duela?» respondemos: depende de su historia, y muchas veces no hace falta. Aquí explicamos a quién puede servirle y a quién no. También le contamos qué no cuesta nada y nos conviene a casi todos.\n\n## Lo que pasó en un estudio sueco con visitas planeadas\n\nUn equipo de Suecia siguió a 328 adultos con dolor lumbar que regresaba una y otra vez. Todos habían mejorado antes con atención quiropráctica. La mitad empezó a ir en fechas planeadas, con dolor o sin él. La otra mitad iba solo cuando le dolía.\n\nEn un año, el grupo de las visitas planeadas tuvo unos 13 días menos de dolor lumbar molesto. También hizo unas dos visitas más. La diferencia es real, pero modesta. Además, cada persona sabía en qué grupo estaba, y eso puede influir en lo que cuenta.\n\nUn análisis posterior de esos datos aportó algo útil. Ganaron más las personas a quienes el dolor les pesaba mucho en el ánimo y en la vida diaria. Quienes lo llevaban bien no tuvieron menos días de dolor por ir en fechas fijas. Como fue una revisión por subgrupos, es una pista y no la última palabra.\n\nEn ese estudio no participó nadie con la espalda sana y tranquila. Para esas personas no conocemos evidencia sólida de que los ajustes periódicos ayuden.\n\n## Tres motivos para ir al quiropráctico sin dolor\n\n### La misma crisis cada temporada\n\nSe le traba la cintura cada primavera con el trabajo del jardín, o cada otoño cuando empiezan las horas extras. La vez pasada la atención le ayudó. En ese caso es razonable probar algunas visitas planeadas, junto con ejercicio. Fije una fecha para juzgar el resultado. En [dolor de espalda](/symptoms/back-pain) explicamos qué revisamos.\n\n### Viene una racha pesada\n\nTal vez va a mudarse de casa o a empezar en una línea donde se carga todo el día. O piensa manejar hasta otro país para ver a la familia. Una revisión puede encontrar a tiempo una cadera rígida o un tronco débil. Sobre todo enseñamos: cómo calentar, cómo repartir la carga, cuándo parar y caminar.\n\n### No duele, pero algo falta\n\nYa no puede voltear bien al salir de reversa en el estacionamiento. Ya no se sienta en el piso con el nieto. La rigidez sin dolor también merece atención y suele responder al movimiento. Un ajuste puede ayudar por un tiempo a una articulación que se mueve poco. Los ejercicios en casa la mantienen suelta.\n\n## Cuándo puede ahorrarse la vuelta\n\nHay razones que suenan bien y no tienen respaldo. Olvídese de estas:\n\n- **«Sube las defensas» o «previene enfermedades».** Una revisión de estudios no encontró evidencia firme de que prevenga enfermedades, y no conocemos ninguna sobre las defensas.\n- **«La columna tiene que estar alineada para estar sana».** Las columnas varían mucho, y muchas que se ven torcidas nunca duelen.\n- **«Si lo deja, va a empeorar».** El miedo no es buen motivo para una cita.\n- **«Los niños necesitan revisiones para crecer derechos».** No es así. Si se nota una curva, hay que ver al pediatra.\n\nSi se mueve con libertad, duerme bien y hace lo que le gusta, dedique ese tiempo a caminar. Con gusto se lo decimos en persona.\n\n## Cuatro hábitos que sirven a casi todas las espaldas\n\n1. **Camine y vaya aumentando.** En un estudio de Australia, fisioterapeutas guiaron a personas que acababan de salir de un dolor lumbar para que caminaran más, poco a poco. La meta era llegar a 30 minutos, cinco días por semana. La mitad pasó 208 días o más antes de que el dolor volviera a limitar sus actividades. En el grupo sin programa fueron 112 días. Una vuelta por lo plano del Razorback Greenway es suficiente.\n2. **Entrene la fuerza dos veces por semana.** Para empezar bastan las sentadillas hasta la silla, las lagartijas en la pared, los puentes y caminar con una bolsa en cada mano. La Organización Mundial de la Salud aconseja ejercicios de fuerza dos o más días por semana. A eso se suman de 150 a 300 minutos semanales de actividad moderada.\n3. **Cuide el sueño.** Acuéstese a la misma hora, si el turno lo permite. Tras una mala noche, cargue un poco menos y camine un poco más.\n4. **Cambie de postura antes de que duela.** En días de escritorio, ponga una alarma. Si maneja a Little Rock o a Kansas City, pare y dé una vuelta alrededor del carro.\n\nEmpiece por uno de los cuatro. Más vale un hábito que aguanta un miércoles lluvioso que un plan perfecto de fin de semana.\n\n## Cómo es una revisión cuando no duele nada\n\nPreguntamos por las crisis pasadas, el trabajo, el sueño, las medicinas y lo que usted quiere poder hacer. Luego vemos cómo se agacha, gira, hace una sentadilla, estira los brazos y mantiene el equilibrio. Si algo llama la atención, lo revisamos más.\n\nEsa visita puede terminar de tres maneras:\n\n- No necesita nada de nosotros. Se va con uno o dos ejercicios.\n- Una articulación o un músculo se mueve mal y la atención manual es una opción. La explicamos, con sus riesgos, y usted decide.\n- Hay algo que no encaja con una simple rigidez. Le pedimos que vea a su médico.\n\nNo tomamos radiografías solo por ver una columna que no molesta. Si decide venir de vez en cuando, espaciamos las visitas y cada cierto tiempo preguntamos si todavía le sirven. Una molestia leve por un día es común después de un ajuste. Los daños graves son raros, pero se han reportado.\n\nEl costo se habla primero. Medicare no paga la atención de mantenimiento y muchos seguros privados la limitan. Pregunte antes de pedir la cita, o lea sobre los [planes de pago directo](/financial-information/cash-plans).\n\n## Primero el médico, o a emergencias ya\n\nSi ayer estaba bien y hoy tiene un problema serio, no es caso para una revisión de rutina. Llame al 911 o vaya a la sala de emergencias más cercana si tiene:\n\n- Adormecimiento en la ingle o la zona genital, o dificultad para orinar, evacuar o aguantarse.\n- Un brazo o una pierna que pierde fuerza.\n- Dolor en el pecho, falta de aire, la cara caída de un lado o dificultad para hablar.\n- Dolor de espalda o de cuello después de un choque o una caída fuerte, o dolor de espalda con fiebre.\n- Un dolor de cabeza o de cuello repentino y muy fuerte.\n\nVea pronto a su médico si el dolor de espalda es nuevo y viene con pérdida de peso o dolor por la noche. También si ha tenido cáncer, toma cortisona desde hace tiempo o tiene los huesos frágiles.\n\nHabrá notado que buena parte de esta página trata de lo que puede hacer sin nosotros. Es a propósito. Si su espalda ya tiene historia y quiere compañía para mantenerla tranquila, lea sobre [bienestar y prevención](/services/wellness-care). También puede contarnos su caso en una [consulta gratuita](/free-consultation). Y si no se queja, disfrute la caminata.',
    _meta: {
      filePath: 'posts/chiropractic-care-without-pain.es.md',
      fileName: 'chiropractic-care-without-pain.es.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/chiropractic-care-without-pain.es',
    },
  },
  {
    title: 'Estrés crónico: hábitos pequeños para un cuerpo sin descanso',
    description:
      'Qué hacen las semanas de tensión con el sueño, el ánimo y los músculos, qué hábitos ayudan y qué lugar ocupa la atención manual.',
    caption: 'Frente al escritorio, de lado',
    pin: 'Entre el cuello y el hombro',
    ask: '¿Nota señales de estrés crónico?',
    seo: {
      focus: 'señales de estrés crónico',
      title: 'Señales de estrés crónico y hábitos que ayudan',
      description:
        'Cuáles son las señales de estrés crónico en el cuerpo, qué hábitos diarios pueden ayudar a bajar la guardia y dónde buscar apoyo si no basta.',
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
        title: 'Estrés',
        type: 'public-health',
        publisher: 'Organización Mundial de la Salud',
        url: 'https://www.who.int/es/news-room/questions-and-answers/item/stress',
        lang: 'es',
      },
      {
        title: 'Stress effects on the body',
        type: 'professional',
        publisher: 'American Psychological Association',
        url: 'https://www.apa.org/topics/stress/body',
        lang: 'en',
      },
    ],
    translatedFrom:
      'a4485a 27e6ce 6df81d 3fe673\n010ea5 10944f 7b7087\n7f7102\nf4ebfa c690de\n6a51a1 31efb6 47b3aa f3d194\n61c5ab 308b49 962c55 c6f250 e5a0f1 1f17c5 366661\nc42c00 a185a5 3e31fc 90d5a2 c9280a e1c2b5 b2d437 5b55b7 5402b2 de4a84\nacbf2b 1cd93d 575397 c655a4 43d6e3 420d4a 5c6fa0 6ec98e\n7c74a9 fc76d8 fbb2fc 2599fe b0663e f92bad 9c8139\nabff6d d74b33 1c9499 1785e2\nef75ac fd8c5a 73c7b2 6ab188 168684 7228f0 d06778 5a9eea 431301 26d7e2',
    content:
      'Se acabó el turno, pero el cuerpo no se entera. Sigue en guardia al cenar, al acostarse y a las tres de la mañana. Si eso dura semanas o meses, pueden ser señales de estrés crónico. Vale la pena atenderlo, porque desgasta el sueño, el ánimo y la salud.\n\nQuizá no pueda quitar la causa. Casi nadie puede dejar el turno de noche ni pasarle los recibos a otra persona. Lo que sí suele poderse es darle al cuerpo más ocasiones de bajar la guardia. De eso trata esta página: de hábitos pequeños, puestos donde todavía caben en un día lleno.\n\n## Una alarma que no se apaga\n\nEl estrés corto tiene final. Usted frena de golpe, el corazón se le acelera y a los diez minutos ya está como antes. Para eso está hecho el cuerpo.\n\nEl crónico no tiene un final claro. La causa sigue ahí, o una llega detrás de otra: las horas extras, un niño enfermo, la renta, un jefe difícil, unos papeles que no salen. El cuerpo se queda a medias en guardia, de día y de noche. Con el tiempo eso se asocia con presión alta, enfermedades del corazón, problemas del estómago, desánimo y ansiedad. Que se asocie no significa que le vaya a pasar. Es una razón para actuar pronto.\n\nA unas personas les toca más que a otras. Si cuida a su mamá y tiene dos empleos, su cansancio no es falta de voluntad.\n\n## Señales de estrés crónico que conviene anotar\n\nEl estrés se mete poco a poco, y por escrito se nota mejor. Durante una semana, lleve una nota en el celular. Cada noche póngale a su tensión un número del 0 al 10 y escriba lo que notó:\n\n- **Cuerpo:** dolor de cabeza, un cuello que nunca se suelta, mandíbula adolorida, estómago revuelto, palpitaciones.\n- **Sueño:** tardar en dormirse, despertar a las tres, levantarse con cansancio.\n- **Ánimo:** mal genio, ganas de llorar, no sentir nada, darle vueltas a lo mismo.\n- **Costumbres:** más café, más alcohol o nicotina, comidas saltadas, horas de celular, ninguna caminata.\n\nAl séptimo día busque patrones. Tal vez lo peor son los domingos, o los dos días después de un cambio de horario. Ahí es donde un hábito pequeño rinde más. Esa nota también le sirve a su médico, porque muchas de estas señales pueden tener otras causas.\n\n## Hábitos según la hora\n\nElija uno solo de esta lista. Practíquelo dos semanas antes de agregar otro.\n\n### Al despertar\n\nTome un vaso de agua y salga cinco minutos, aunque sea al estacionamiento. La luz del día le dice al cuerpo qué hora es. Deje las noticias y los mensajes para después.\n\n### En el trabajo\n\nTome los descansos que le tocan y, si se puede, aléjese del puesto. Camine, gire los hombros, coma algo que no salga de una máquina. Si trabaja en escritorio, levántese cada media hora. Diez minutos de caminata a mediodía cuentan como ejercicio. No hace falta un gimnasio.\n\n### De regreso a casa\n\nPóngale fin a la jornada. Con el carro ya estacionado, quédese dos minutos y suelte el aire despacio antes de abrir la puerta. Hay quien camina un tramo del Razorback Greenway. Otras personas se cambian de ropa apenas llegan. Lo que cuenta es la señal: esta parte ya terminó.\n\n### Antes de dormir\n\nBaje las luces y cargue el teléfono en otro cuarto. Si las preocupaciones dan vueltas, apunte en un papel las tres tareas de mañana. Deje la cafeína para la primera mitad de su día. Modere también el alcohol, porque interrumpe el sueño más tarde en la noche.\n\n## Si trabaja de noche o en turnos que rotan\n\nEl consejo de acostarse a las diez no sirve si la línea arranca a las once. Pruebe esto:\n\n1. **Proteja un bloque.** Elija cuatro horas de sueño o más que sean las mismas los días de trabajo y los de descanso. Complete con una siesta.\n2. **Fabrique la noche.** Cortinas oscuras o antifaz, tapones o ventilador, y un aviso en la puerta.\n3. **Use la luz a propósito.** Luz fuerte al empezar el turno y lentes de sol en el camino a casa.\n4. **Coma ligero después de medianoche.** A las tres de la mañana cae mejor un plato pequeño.\n5. **No maneje con sueño.** Si se le cierran los ojos en un semáforo, oríllese en un lugar seguro y pida que vayan por usted.\n\nPida ayuda en casa para las horas de silencio. Los niños respetan mejor una regla si la dibujaron ellos en un cartel.\n\n## Quítese un peso de encima\n\nLos hábitos calman el cuerpo, pero no pagan la luz. Cuando la causa es práctica, una ayuda práctica puede bajar el estrés más que cualquier respiración.\n\n- Llame al 211 y pregunte por apoyo local para renta, comida, servicios o cuidado de niños.\n- Pregunte en su empleo si hay un programa de asistencia al empleado. A veces incluye consejería gratuita y privada.\n- Hable con la escuela de sus hijos, con su iglesia o con trabajo social en una clínica. Suelen saber qué puerta tocar.\n- Dígale la verdad a alguien de confianza. «No estoy bien» es una frase completa.\n\nDiga que no a una cosa este mes. Puede ser pequeña.\n\n## Hasta dónde llega la atención manual\n\nMucha gente nota el estrés primero en el cuello, los hombros o la espalda. Esa es la parte que podemos revisar. Preguntamos por su trabajo, su sueño y su salud, y vemos cómo se mueven el cuello y la espalda. El trabajo en los músculos tensos, los movimientos suaves o un ajuste pueden aliviar esas zonas en algunas personas. También se lleva dos o tres ejercicios para la casa. Una molestia leve por un día es común. Un daño grave es raro, y se lo explicamos antes de que decida.\n\nLa evidencia tiene un límite claro. No se ha demostrado que la quiropráctica trate el estrés, la ansiedad, la depresión o la presión alta. Para el estrés tienen más respaldo el ejercicio, las técnicas de relajación y la terapia psicológica. Véanos como un apoyo para el [cuello](/symptoms/neck-pain) y la espalda, además de eso y nunca en su lugar. Hay más en nuestra página sobre [el estrés y el cuerpo](/symptoms/stress-management).\n\nPor favor, no deje una medicina para el ánimo, el sueño o la presión porque se siente mejor después de una visita. Pregunte a quien se la recetó.\n\n## Cuándo acudir al médico, al 988 o al 911\n\nHaga cita con su médico o con un profesional de salud mental si:\n\n- El desánimo, la preocupación o el mal dormir ya duran dos semanas o más.\n- Necesita alcohol u otras sustancias para pasar el día o la noche.\n- El dolor de cabeza, el dolor de estómago o las palpitaciones regresan una y otra vez.\n- Ha tenido la presión alta, o hace mucho que no se la miden.\n- No puede trabajar ni cuidar de su familia como antes.\n\nLlame al 988 a cualquier hora si piensa en el suicidio o vive una crisis emocional. Oprima el 2 para que le atiendan en español, o envíe un mensaje de texto con la palabra AYUDA al 988. Es gratis, y también puede llamar por otra persona.\n\nLlame al 911 por dolor u opresión en el pecho, falta de aire, desmayo, debilidad de un lado o dificultad para hablar. También si alguien corre peligro inmediato.\n\nNada de esto tiene que resolverse esta semana. Escoja una señal para observar y un hábito para sostener. Si el cuello o la espalda cargan parte del peso, puede contárnoslo en una [consulta gratuita](/free-consultation). Venga con la ropa del trabajo, si quiere, y sin prisa.',
    _meta: {
      filePath: 'posts/chronic-stress.es.md',
      fileName: 'chronic-stress.es.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/chronic-stress.es',
    },
  },
  {
    title: 'Ciclismo y dolor de cuello o espalda: adapte la bicicleta',
    description:
      'Por qué las rodadas largas cargan el cuello y la zona lumbar, qué ajustes de la bicicleta pueden ayudar y cuándo pedir una revisión.',
    caption: 'Una bicicleta a la medida de su espalda',
    ask: '¿Le duele en cada rodada larga?',
    seo: {
      focus: 'dolor de espalda en bicicleta',
      title: 'Dolor de espalda en bicicleta: qué ajustar',
      description:
        '¿Dolor de espalda en bicicleta? Cómo influyen el asiento, el manubrio y la distancia en la espalda y el cuello, y cuándo pedir una revisión.',
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
        title:
          'A retrospective international study on factors associated with injury, discomfort and pain perception among cyclists',
        type: 'peer-reviewed',
        publisher: 'PLoS ONE',
        url: 'https://doi.org/10.1371/journal.pone.0211197',
        lang: 'en',
      },
      {
        title: 'Effect of changing the saddle angle on the incidence of low back pain in recreational bicyclists',
        type: 'peer-reviewed',
        publisher: 'British Journal of Sports Medicine',
        url: 'https://doi.org/10.1136/bjsm.33.6.398',
        lang: 'en',
      },
      {
        title:
          'The association of bike fitting with injury, comfort, and pain during cycling: an international retrospective survey',
        type: 'peer-reviewed',
        publisher: 'European Journal of Sport Science',
        url: 'https://doi.org/10.1080/17461391.2018.1556738',
        lang: 'en',
      },
    ],
    translatedFrom:
      'd9ed21 6f7d34 69672b\n77842c 505956 5673dd\n2d55bc\n39f97e 98c8f7\nf662f8 58f3ae efa846 7c77a1 09c17a 0c1343 fa407e 09ece9\n41ad01 b58469 aed93c 7b3653 8a4c8d 7cb704 dd2475 c1cf16 9ee102 89ea90\n43c4ce 549022 7e8319 9708ca 1dcf66 8a6313 7c1727 7d9cd3\n2a913c ed2021 e35e37 19ff5e 3bb581 1a826f b53e4e 9546c1\n605e02 b90d94 a9e043 f6e14f\n6c3bff d328e5 b8cc03 b5495c 4dd658 382e97 8b0601 2c8526 ae98fe 592621 990cbc 47e7b8 6181cd\nff632f 0ab3f3',
    content:
      'Las piernas van bien, pero a la mitad del Razorback Greenway el cuello empieza a quejarse. El dolor de espalda en bicicleta, o el de cuello, suele venir de sostener la misma figura por mucho tiempo: espalda doblada, barbilla arriba, peso en las manos. Con el manubrio muy bajo o muy lejos, el cuello se echa más hacia atrás. Con la punta del asiento hacia arriba, la zona lumbar se encorva.\n\nPor suerte, la bicicleta tiene tornillos. Mucho de lo que molesta se puede mover unos milímetros. Haga un cambio a la vez, pequeño, y ruede una semana antes del siguiente.\n\n## Dolor de espalda en bicicleta: el lugar da la pista\n\n- **La nuca.** Quizá el manubrio está muy bajo o muy lejos, o la visera del casco le obliga a levantar la cabeza para ver.\n- **Entre los omóplatos.** Suele ser también el alcance, o los codos totalmente estirados.\n- **Zona lumbar, cada vez más con la distancia.** Revise la altura y la inclinación del asiento. Luego pregúntese si aumentó la distancia demasiado rápido.\n- **Zona lumbar solo en las subidas.** Empujar un cambio pesado la carga más que pedalear ligero.\n- **Un lado de la espalda o de la cadera.** Un asiento demasiado alto hace que la cadera se balancee.\n- **Hormigueo en las manos.** Cargan mucho peso, o las muñecas van dobladas.\n\nEl terreno también cuenta. Una hora en Slaughter Pen o en Coler le exige a la espalda más que una hora de pavimento liso. Y una mochila pesada aumenta la carga.\n\n## Revise las medidas en su cochera\n\nApoye la bicicleta junto a una pared, póngase los zapatos con los que rueda y tómese su tiempo.\n\n1. **Marque el punto de partida.** Ponga cinta en la altura del asiento y tome fotos de lado. Así podrá regresar.\n2. **Altura del asiento.** Siéntese y apoye el talón en el pedal, en su punto más bajo. La rodilla debe quedar casi recta, sin que la cadera baje para alcanzarlo.\n3. **Inclinación del asiento.** Ponga encima un nivel o el celular. Empiece con el asiento plano. Si le duele la zona lumbar, baje la punta uno o dos grados. Si baja demasiado, se resbalará hacia las manos.\n4. **Alcance.** Con las manos en los puños, los codos van un poco doblados. Si los brazos quedan rectos, puede ayudar una potencia (la pieza que sujeta el manubrio) más corta o más alta.\n5. **Altura del manubrio.** A muchos ciclistas que ruedan con calma les acomoda cerca de la altura del asiento. A menudo un taller puede mover los espaciadores.\n6. **La vista al frente.** Mire como si fuera en el camino. Si tiene que estirar el cuello, suba el manubrio o quite la visera.\n7. **Apriete todo.** Luego dé la vuelta a la manzana antes de irse lejos.\n\nEn un buen taller pueden hacerlo con usted. Dígales dónde le duele, no solo cómo quiere verse.\n\n## Costumbres durante la rodada\n\n- Mueva las manos cada pocos minutos. Cambie de agarre, levante el tronco, suba los hombros y suéltelos.\n- Cuando se detenga, enderécese y mire hacia arriba con suavidad. Con las manos en la cadera, échese un poco hacia atrás.\n- En las subidas use cambios ligeros y deje que suba la cadencia.\n- Lleve los codos sueltos. Son su primera suspensión.\n- Use lentes que le sirvan en esa postura, para no levantar la cabeza.\n- Aumente la distancia sin prisa. Si dejó de rodar unas semanas, empiece con la mitad.\n\nSi va en bicicleta al trabajo, fíjese en la bolsa. Una bolsa cruzada jala un hombro todo el camino. Una parrilla con alforja le quita ese peso de encima.\n\n## Diez minutos fuera de la bicicleta\n\nCon más fuerza, el dolor tarda más en empezar. Pruebe esto tres veces por semana, con suavidad. Pare si un movimiento manda dolor al brazo o a la pierna.\n\n1. **El «sí» pequeño.** Boca arriba, asienta apenas con la cabeza. Sostenga cinco segundos, diez veces.\n2. **Libro abierto.** De lado, con las rodillas dobladas, abra el brazo de arriba y el pecho. Ocho giros lentos de cada lado.\n3. **Brazo y pierna contrarios.** Con las manos y las rodillas en el piso, estire un brazo y la pierna opuesta. Cinco segundos, ocho veces de cada lado.\n4. **Puente.** Boca arriba, con los pies apoyados, levante la cadera. Diez veces.\n5. **Estiramiento de cadera.** Con una rodilla en el piso, avance hasta sentir que se estira el frente de esa cadera. Treinta segundos de cada lado.\n\nQuizá en el trabajo ya pasa horas con la espalda encorvada, en un escritorio o en la línea. Entonces también ayuda una caminata a la hora del almuerzo. De las cargas repetidas hablamos en [lesiones por esfuerzo repetitivo](/symptoms/repetitive-strain-injury).\n\n## Qué dicen los estudios sobre las medidas y la atención\n\nEn un estudio de 1999, a miembros de un club ciclista con dolor lumbar se les inclinó hacia abajo la punta del asiento. La mayoría, más del 70 %, notó un alivio claro. Fue un estudio pequeño, de un solo club. Tómelo como una pista y no como una prueba.\n\nEn una encuesta a 849 ciclistas, quienes tenían la bicicleta ajustada a su cuerpo rodaban sin dolor con más frecuencia. Importó poco si la ajustaron por su cuenta o pagaron por ello. Las lesiones recientes no fueron menos frecuentes. Otra encuesta, a 739 ciclistas, relacionó las lesiones por sobrecarga con algo más que la bicicleta, como correr o nadar además. Estas encuestas muestran relaciones, y una relación no es una causa.\n\nSi el [dolor de espalda](/symptoms/back-pain) o el [dolor de cuello](/symptoms/neck-pain) no se va al ajustar la bicicleta, la atención manual junto con ejercicio puede ayudar a algunas personas. Preguntamos por la bicicleta, vemos cómo se mueven la columna y la cadera, y revisamos fuerza y sensibilidad. Traiga fotos suyas sobre la bicicleta, tomadas de lado. Si la causa parecen ser las medidas, se lo decimos. Quizá le haga más falta una llave Allen que nosotros.\n\n## Cuándo bajarse de la bicicleta\n\nDespués de una caída, llame al 911 si hay:\n\n- Un golpe en la cabeza con confusión, vómito, dolor de cabeza muy fuerte o desmayo, aunque sea breve.\n- Dolor fuerte de cuello o de espalda. No se mueva hasta que llegue la ayuda.\n- Adormecimiento, hormigueo o debilidad en un brazo o una pierna.\n- Dificultad para respirar, o dolor intenso en el pecho o el vientre.\n\nUn casco roto o abollado ya cumplió. Cámbielo. Si en los días siguientes hay dolor de cabeza, mareo o confusión, consulte a un médico antes de volver a rodar.\n\nAunque no se caiga de la bicicleta, vaya a emergencias si el dolor de espalda viene con fiebre o con debilidad nueva en las piernas. También si el adormecimiento en la ingle o la zona genital no se quita al bajarse de la bicicleta. Lo mismo si pierde el control de la orina o de la evacuación. Llame al 911 si al rodar siente dolor o presión en el pecho, o le falta el aire.\n\nConsulte pronto a su médico si hay:\n\n- Dolor que baja por un brazo o una pierna y no cede.\n- Adormecimiento en la ingle o la zona genital que vuelve en cada salida, aunque se quite pronto.\n- Dolor de espalda por la noche, o con pérdida de peso.\n- Manos dormidas por más de uno o dos días.\n\n## De vuelta al Greenway\n\nQue algo le duela no significa dejar la bicicleta. Con vueltas más cortas, el manubrio más alto y un día de descanso de verdad, muchas veces se puede seguir mientras el dolor baja. En la página de [lesiones deportivas](/symptoms/sports-injuries) explicamos cómo regresar paso a paso. Si el dolor dura más que sus cambios, en la [consulta gratuita](/free-consultation) lo platicamos con calma, aunque llegue con el pelo aplastado por el casco.',
    _meta: {
      filePath: 'posts/cycling-neck-back-pain.es.md',
      fileName: 'cycling-neck-back-pain.es.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/cycling-neck-back-pain.es',
    },
  },
  {
    title: 'Su primera visita quiropráctica, paso a paso',
    description:
      'De la conversación inicial al plan: qué conviene traer, qué revisamos y cuándo le explicamos los resultados y los costos.',
    caption: 'La postura, revisada en la primera visita',
    pin: 'La parte media de la espalda',
    ask: '¿Buscamos un horario para su primera visita?',
    seo: {
      focus: 'primera visita al quiropráctico',
      title: 'Primera visita al quiropráctico, paso a paso',
      description:
        'Cómo es la primera visita al quiropráctico en Springdale: qué traer, qué se revisa, cuándo hay radiografías y cómo se explican los costos.',
    },
    sources: [
      {
        title: 'Chiropractic: In Depth',
        type: 'public-health',
        publisher: 'National Center for Complementary and Integrative Health (NCCIH)',
        url: 'https://www.nccih.nih.gov/health/chiropractic-in-depth',
        lang: 'en',
      },
      {
        title: 'Cómo hablar con su médico',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/talkingwithyourdoctor.html',
        lang: 'es',
      },
      {
        title:
          'Noninvasive Treatments for Acute, Subacute, and Chronic Low Back Pain: A Clinical Practice Guideline From the American College of Physicians',
        type: 'peer-reviewed',
        publisher: 'Annals of Internal Medicine',
        url: 'https://doi.org/10.7326/M16-2367',
        lang: 'en',
      },
    ],
    translatedFrom:
      '073434 772b21 683655 7600f3\n5f72c7 3f6044 d9a92f\n357357\nd3a520 87bf94\nb939fe 6c915b 85199f ba126c d6865f af2842 c894fe 65763a 354492\n429f42 254f1b 003c57 1e62cd 6f313f b4f153 81a8af fd36a6 c13948\nf4e673 b034a8 807d2e f8f908 53e1ad 52fb57 7e29f6 4bb2f7 04492a\ne19b78 2f3122 65a4b7 547bf8 37500f 423585\n5e048c 9614b8 d9a2ab 76e104 3a2dce b81f2b b4a7e6 01bea2 f7c4d2 cdff82 3510d6 58dc65\n96a82b c2429f 62bdc0 097a23 568935 97e0bb cee39c fee7ce ca2593\na9e5ca b844c1',
    content:
      'Para su primera visita al quiropráctico, venga con ropa cómoda y traiga la lista de sus medicamentos. Lo primero es conversar: qué le duele, desde cuándo y qué actividad quiere retomar. Sigue un examen de postura, movimiento, fuerza y reflejos. Las radiografías se toman solo si hacen falta. Si es seguro y usted lo acepta, ese mismo día puede recibir un tratamiento de alivio. El costo de exámenes, radiografías y pruebas se le explica antes.\n\nEn otra visita le entregamos el informe de resultados: qué encontramos, qué plan proponemos, cuánto cuesta y qué cubre su seguro médico. El número de visitas no es fijo; depende de cada caso. Por lo general no necesita un referido para venir. Si vemos algo que no nos corresponde, le damos uno para quien sí pueda atenderle. Perder de repente la fuerza o el control de la orina no puede esperar: llame al 911.\n\n## La noche anterior: cinco minutos de tarea\n\nDeje en una bolsa junto a la puerta:\n\n- Una identificación con foto y su tarjeta del seguro.\n- Los nombres y las dosis de sus medicinas, vitaminas y tés, o una foto de los frascos.\n- Informes de radiografías, resonancias o cirugías, si los tiene.\n- Si fue un choque o un accidente de trabajo: fechas, número de reclamo y nombre del ajustador del seguro o de quien supervisa su trabajo.\n- El nombre de su médico, si quiere que compartamos lo que encontremos.\n\nLuego escriba tres líneas en el reverso de un sobre. ¿Qué le duele y desde cuándo? ¿Qué ya no puede hacer: cargar la ropa, terminar el turno, lanzar una pelota? ¿Cuál es la pregunta que más le importa? Esa última se olvida en cuanto uno se sienta. Todo este sitio está en español y en inglés, por si alguien de su familia le acompaña. Si necesita intérprete, dígalo al hacer la cita.\n\nUse algo holgado. Si viene directo del turno, la ropa de trabajo está bien. Durante un ajuste no hay que desvestirse.\n\n## La plática va antes que la camilla\n\nLas preguntas son sencillas. Algunas parecen no tener nada que ver con su dolor, y cada una tiene su razón:\n\n- **«¿Le despierta de noche?»** Un dolor que no se calma en ninguna posición puede necesitar primero a un médico.\n- **«¿Ha tenido fiebre, pérdida de peso, cáncer?»** Eso cambia el orden de las cosas.\n- **«¿Siente adormecimiento, debilidad, problemas para orinar?»** La respuesta nos habla de los nervios.\n- **«¿Qué hace durante el día?»** Diez horas en la línea, frente al teclado o al volante cargan la espalda de distinta manera.\n- **«¿Cómo duerme y qué le preocupa?»** Las dos cosas influyen en el dolor más de lo que se cree.\n- **«¿Qué ha probado?»** Para no repetir lo que no sirvió.\n\nLa conversación va en ambos sentidos. Interrúmpanos. Si una palabra suena a libro de texto, pida otra.\n\n## El examen, de la cabeza a los talones\n\nNada del examen tiene por qué ser un secreto. Le vamos diciendo qué probamos y qué notamos.\n\n1. **Mirar.** Cómo se para, camina, se sienta y se levanta.\n2. **Mover.** Doblarse, girar, estirarse, y en qué punto se traba.\n3. **Nervios.** Reflejos con el martillito, fuerza, un roce suave en brazos y piernas.\n4. **Tocar.** Articulaciones y músculos alrededor de la zona, al principio con poca presión.\n5. **Pruebas especiales.** Levantar una pierna con usted en la camilla, girar la cabeza, pararse en un pie. Cada una responde a una sola pregunta.\n6. **Signos vitales,** como la presión arterial, porque pueden cambiar el plan.\n\nSi algo duele, dígalo; podemos parar o saltarnos una prueba. Puede quedarse con usted alguien de confianza. Con los niños, siempre está presente el padre, la madre o quien tenga su tutela.\n\n## Dos cosas que pueden pasar, o no\n\n### Radiografías\n\nLa mayoría de los dolores de espalda y cuello no necesita una imagen. La proponemos si el examen o su historia lo piden, por ejemplo después de una caída fuerte. Antes de tomarla le decimos para qué es y cuánto cuesta. Si hay alguna posibilidad de embarazo, avísenos. No tomamos radiografías durante el embarazo.\n\n### Un primer tratamiento\n\nSi los hallazgos son claros, es seguro y usted quiere, ese día podemos comenzar con algo moderado. Puede ser un movimiento lento de la articulación rígida, trabajo sobre un músculo, un ajuste o un ejercicio. Si usted o nosotros preferimos pensarlo, no se pierde nada con esperar. Hay quien queda con molestias por un día. El artículo sobre la [atención suave y precisa](/blog/gentle-specific-chiropractic-care) describe los métodos y sus riesgos.\n\nEn el dolor lumbar, los estudios sugieren un alivio modesto con la manipulación, parecido al de otros tratamientos recomendados. Para otras molestias la evidencia varía, y le diremos qué tan sólida es en su caso.\n\n## La segunda visita: lo que encontramos, sin rodeos\n\nEl informe de resultados tiene su propia cita, porque con la cabeza llena no se decide bien. Al terminar, usted debería poder contestar:\n\n- ¿Qué creen que tengo y con cuánta certeza?\n- ¿Qué más podría hacer, aparte de la quiropráctica? ¿Y si no hago nada?\n- ¿Cuál es el plan y en qué fecha revisamos si funciona?\n- ¿Qué me toca a mí: qué ejercicio y cada cuánto?\n- ¿Cuánto cuesta, cuánto podría pagar mi seguro y cuánto me toca pagar a mí?\n\nSi ya tiene las llaves en la mano y falta una respuesta, vuelva a sentarse y pregunte. Puede llevarse el plan, hablarlo en familia o pedir una segunda opinión. Ningún plan debería firmarse con prisa.\n\nCuántas visitas serán depende de su problema y de cómo responda. Si en la fecha acordada no hay avance, cambiamos el plan o le damos un referido.\n\n### Cuánto cuesta y cuándo lo sabe\n\nPuede empezar con una [consulta gratuita](/free-consultation). Es una conversación y no se cobra. Los exámenes, las radiografías y las pruebas van aparte, y usted conoce cada costo de antemano. La [oferta para pacientes nuevos](/new-patient-special) reúne por un solo precio la consulta, el examen, radiografías si hacen falta y un primer tratamiento.\n\nSi tiene seguro médico, consultamos su plan en particular. Dos personas con la misma tarjeta pueden tener copagos y deducibles distintos. Si no tiene seguro, pregunte por los descuentos por pago directo y los planes de pago. También puede pedir una estimación de buena fe por escrito, al menos un día hábil antes. En las [preguntas frecuentes](/faq) están los detalles.\n\n## Cuando la primera visita no debe ser al quiropráctico\n\nPor favor, no espere una cita con nosotros. Llame al 911 o vaya a la sala de emergencias más cercana por:\n\n- Debilidad repentina, cara caída, habla enredada o dificultad para caminar.\n- Adormecimiento en la ingle o la zona genital, o problemas nuevos para orinar o evacuar.\n- Dolor de cabeza o de cuello repentino y muy fuerte.\n- Dolor tras una caída de altura o un choque serio.\n- Dolor de pecho o falta de aire.\n- Dolor de espalda con fiebre o escalofríos.\n\nVea primero a su médico si baja de peso sin explicación o si el dolor le despierta cada noche. También si tuvo cáncer y le apareció un dolor de espalda. Si no tiene ninguna de las señales anteriores y no sabe a dónde ir, llámenos y cuéntenos. Le decimos si primero debe verle alguien más.\n\n## En pocas palabras\n\nTraiga su lista, diga qué extraña hacer y empiece por su pregunta. Hay citas para el mismo día, si prefiere no esperar. Si necesita tiempo para pensarlo, venga cuando le acomode.',
    _meta: {
      filePath: 'posts/first-chiropractic-visit.es.md',
      fileName: 'first-chiropractic-visit.es.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/first-chiropractic-visit.es',
    },
  },
  {
    title: 'Suave y preciso: qué ocurre en un ajuste quiropráctico',
    description:
      'Qué pasa durante un ajuste, de dónde viene el chasquido, cuánto respaldo tiene en los estudios y qué conviene contarnos antes de empezar.',
    caption: 'Una camilla de ajustes en un consultorio tranquilo',
    ask: '¿Quiere conocer la camilla antes de decidir?',
    seo: {
      focus: 'ajuste quiropráctico suave',
      title: 'Ajuste quiropráctico suave: cómo es y qué se siente',
      description:
        'Cómo es un ajuste quiropráctico suave: de la presión lenta al impulso breve, qué significa el chasquido y qué datos de su salud conviene contar.',
    },
    sources: [
      {
        title: 'Spinal Manipulation: What You Need To Know',
        type: 'public-health',
        publisher: 'National Center for Complementary and Integrative Health (NCCIH)',
        url: 'https://www.nccih.nih.gov/health/spinal-manipulation-what-you-need-to-know',
        lang: 'en',
      },
      {
        title:
          'Association of Spinal Manipulative Therapy With Clinical Benefit and Harm for Acute Low Back Pain: Systematic Review and Meta-analysis',
        type: 'peer-reviewed',
        publisher: 'JAMA',
        url: 'https://doi.org/10.1001/jama.2017.3086',
        lang: 'en',
      },
      {
        title:
          'Benefits and harms of spinal manipulative therapy for the treatment of chronic low back pain: systematic review and meta-analysis of randomised controlled trials',
        type: 'peer-reviewed',
        publisher: 'BMJ',
        url: 'https://doi.org/10.1136/bmj.l689',
        lang: 'en',
      },
      {
        title:
          'Cervical Arterial Dissections and Association With Cervical Manipulative Therapy: A Statement From the American Heart Association/American Stroke Association',
        type: 'peer-reviewed',
        publisher: 'Stroke',
        url: 'https://doi.org/10.1161/STR.0000000000000016',
        lang: 'en',
      },
    ],
    translatedFrom:
      '54bac4 d73cba 6fb700\nfa41c5 b49b10 5d0a38\nefc499\ne6759f f220ed 4ad217\n41a705 33b30b 973623 64a68c e45648 2997d3 c38498 db1139 bec104 69d8bb\n3bf435 789be0 dd2359 a95e6b\nfd6cc0 4d20d1 dec08a 322dbe e732a0 b04d02\n5ee6c0 a0fb16 b4f2a8 b04e57 d9438b b155c1 7067f5 1cc1cd 032da9 539269 b5d22a 131abf\nf8b812 e1ff4e d9de93 dc8524 8fd808 ee4c68 3c714a ea7dc5\n06aefa 13a664 50d969 7359c7 6efbe0 45575b cf0729 0620a6 fee7ce cee39c 1f3283\n9f82ec 9818f3',
    content:
      'Un [ajuste](/services/chiropractic-care) quiropráctico suave puede ser tan discreto como una presión lenta con la yema de los dedos. Otros ajustes son un impulso corto y rápido que puede hacer sonar la articulación. Ese chasquido no es un hueso que truena: se cree que proviene del gas disuelto en el líquido articular. Si no se oye nada, el ajuste puede servir igual.\n\nUn trabajo *preciso* se dirige a una sola articulación, con la dirección y la fuerza que indicó el examen. Que un ajuste sea *suave* significa que usted sabe lo que sigue y que paramos en cuanto lo pide.\n\nEn el dolor lumbar, los estudios muestran mejorías modestas. Es común sentir dolor o cansancio por un día; los daños graves son raros, pero posibles. Avísenos si tiene osteoporosis, toma anticoagulantes o ha tenido cáncer o un derrame cerebral. Si después siente mareo, debilidad o un dolor muy fuerte de cabeza o cuello, llame al 911.\n\n## Ajuste quiropráctico: del toque suave al impulso rápido\n\nMucha gente se imagina una sola cosa: una torcida y un tronido. En la práctica hay toda una gama, y usted puede quedarse en la parte tranquila si así lo prefiere.\n\n### Sostener y esperar\n\nLa mano descansa sobre un músculo tenso y mantiene la presión mientras usted respira. Nada se mueve rápido. Al cabo de medio minuto quizá sienta que la zona afloja, o quizá no.\n\n### Movimiento lento y repetido\n\nSe lleva la articulación de un lado a otro dentro de lo que ya puede moverse, como quien mueve una puerta con la bisagra dura. Se llama movilización. El músculo tiene tiempo de protestar, así que les acomoda a quienes se tensan con solo pensar en un impulso.\n\n### Una camilla o un instrumento que ayudan\n\nEn algunas camillas, una parte se inclina o baja un poco, para que haga falta menos fuerza. Un instrumento de mano da un golpecito breve en un punto. Usted no cambia de posición y el cuello no se gira.\n\n### El impulso corto y rápido\n\nSe lleva la articulación al final de su recorrido cómodo. Ahí se da un empuje veloz y de poca profundidad, que termina antes de que usted cuente hasta uno. Es la forma más estudiada. Es una opción, nunca una obligación.\n\n## Cómo se elige una articulación\n\nSuponga que se agacha a levantar a un niño pequeño y siente un jalón del lado derecho, en la zona lumbar. No vamos directo a ese punto. Primero hay preguntas: qué lo provoca, qué lo calma, si baja por la pierna, si hubo fiebre, un cáncer o una caída. Luego le vemos doblarse, girar y pararse en un pie. Revisamos fuerza, reflejos y sensibilidad.\n\nSolo entonces llegan los dedos. Buscan una articulación que se mueva menos que sus vecinas, un punto sensible, un músculo en guardia. Los estudios muestran que dos examinadores no siempre coinciden al palpar articulaciones rígidas. Eso pide modestia. Comparamos lo que sentimos con lo que usted cuenta y con su manera de moverse, y al final volvemos a probar. Si después de un tiempo razonable no se agacha mejor, el plan estaba equivocado y lo cambiamos.\n\nLa mayoría de las espaldas no necesita una imagen. Proponemos radiografías solo cuando algo en su historia o en el examen lo pide.\n\n## Hasta dónde llegan los estudios\n\n- **Dolor lumbar reciente.** Una revisión publicada en JAMA examinó 26 estudios. En promedio, la manipulación trajo una mejoría modesta del dolor y del movimiento hasta por seis semanas.\n- **Dolor lumbar de mucho tiempo.** Una revisión publicada en BMJ halló efectos parecidos a los de otros tratamientos recomendados, como el ejercicio. Es una opción razonable entre varias.\n- **Suave o fuerte.** No conocemos evidencia clara de que una técnica más ruidosa o más enérgica funcione mejor. Queda espacio para lo que usted prefiera.\n- **Más allá de músculos y articulaciones.** No conocemos buena evidencia de que los ajustes sirvan para el asma, la presión alta, las infecciones u otras enfermedades. No los ofrecemos para eso.\n\nLos promedios esconden a las personas. Hay quien nota un cambio claro en las primeras visitas y hay quien nota poco. Además, muchos dolores de espalda nuevos se calman solos.\n\n## Antes de empezar: cosas que conviene decir en voz alta\n\nCuéntenos, aunque el formulario no lo pregunte, si hay:\n\n- Osteoporosis, una fractura anterior o uso prolongado de cortisona.\n- Anticoagulantes, o moretones que salen con facilidad.\n- Cáncer, ahora o antes.\n- Un derrame cerebral, un miniderrame o un problema conocido en una arteria del cuello.\n- Artritis reumatoide u otra artritis inflamatoria.\n- Cirugía de columna, o metal en ella.\n- Fiebre, pérdida de peso, dolor nocturno, adormecimiento o debilidad nueva.\n- Embarazo, o la posibilidad. Cambian las posiciones y también los [métodos que usamos](/services/pregnancy-care).\n- Miedo. Es común, y nos sirve saberlo.\n\nAlgunas de estas cosas descartan el impulso rápido en una parte de la columna. Otras descartan la atención aquí hasta que su médico le revise. Ninguna es un rechazo: así empieza un trato suave.\n\n## Su sí, su no, su alto\n\nAntes de tratar, le decimos qué queremos hacer, dónde y por qué. También qué puede aportarle, qué riesgos tiene y qué otras opciones hay, incluida la de no hacer nada. Usted puede contestar:\n\n1. «Sí, adelante».\n2. «Sí, pero sin el impulso».\n3. «El cuello, no».\n4. «Hoy no».\n5. «Alto», en cualquier segundo, también con una seña de la mano.\n\nNo nos debe explicaciones. Si prefiere entrar con alguien de confianza, puede hacerlo. Los niños y adolescentes son tema aparte, con límites más estrictos; los explicamos en [atención pediátrica](/services/pediatric-care).\n\n## El día siguiente y las señales que importan\n\nEn registros de muchos pacientes, más de la mitad notó algo leve después: una zona adolorida, rigidez o un poco de dolor de cabeza. Suele pasar en un día, más o menos. Ayudan una caminata, algo tibio y una noche tranquila. Deje para otra ocasión el récord en el gimnasio.\n\nLo grave es raro, y nadie puede darle una cifra exacta. Tras manipular la zona lumbar se ha reportado presión sobre los nervios del final de la columna. Tras manipular el cuello se han reportado desgarros de una arteria, que pueden llevar a un derrame cerebral. No está claro qué tan seguido los causa el tratamiento, porque el propio desgarro puede ser lo que trae a la persona con dolor. De cualquier modo, lo tomamos en serio. En la página de [dolor de cuello](/symptoms/neck-pain) hay más.\n\nLlame al 911 de inmediato, haya venido o no a una visita, por:\n\n- Dolor de cabeza o de cuello repentino y muy fuerte, distinto a todos los anteriores.\n- Mareo con dificultad para caminar, visión doble, habla enredada, la cara o un párpado caído.\n- Debilidad o adormecimiento nuevo en un brazo o una pierna.\n- Adormecimiento en la ingle o la zona genital, o pérdida del control de la orina o del intestino.\n- Dolor de espalda con fiebre o escalofríos.\n- Dolor de pecho o falta de aire.\n\nLlámenos, o llame a su médico, si la molestia dura más de dos días o si algo no le parece bien. Preferimos una llamada de más.\n\n## Si todavía tiene dudas\n\nUna duda es buen motivo para preguntar. Puede venir a conversar, ver la camilla, sentir en el antebrazo qué tan ligera es la presión e irse sin tratamiento. Si más adelante quiere empezar, empezamos por lo más tranquilo.',
    _meta: {
      filePath: 'posts/gentle-specific-chiropractic-care.es.md',
      fileName: 'gentle-specific-chiropractic-care.es.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/gentle-specific-chiropractic-care.es',
    },
  },
  {
    title: 'Dolor de cabeza y migraña: cuando el cuello participa',
    description:
      'Tres tipos frecuentes de dolor de cabeza, qué papel puede tener el cuello, qué dicen los estudios y en qué casos llamar al 911.',
    caption: 'Cabeza y cuello de perfil',
    pin: 'La frente',
    ask: '¿Quiere hablar de su dolor de cabeza?',
    seo: {
      focus: 'dolor de cabeza por el cuello',
      title: 'Dolor de cabeza por el cuello o migraña: cómo distinguirlos',
      description:
        '¿Dolor de cabeza por el cuello, por tensión o por migraña? Cómo distinguirlos, cuándo puede ayudar la atención manual y cuándo es una emergencia.',
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
          'Chiropractic spinal manipulative therapy for migraine: a three-armed, single-blinded, placebo, randomized controlled trial',
        type: 'peer-reviewed',
        publisher: 'European Journal of Neurology',
        url: 'https://doi.org/10.1111/ene.13166',
        lang: 'en',
      },
      {
        title:
          'Are non-invasive interventions effective for the management of headaches associated with neck pain? An update of the Bone and Joint Decade Task Force by the OPTIMa Collaboration',
        type: 'peer-reviewed',
        publisher: 'European Spine Journal',
        url: 'https://doi.org/10.1007/s00586-016-4376-9',
        lang: 'en',
      },
    ],
    translatedFrom:
      '74c4eb b6f35a d234d1 55f13a\nb88efb 223552 7150bc\n3c2bd6\n3e8ca7 a029f8 3431f9\na227da aceb61 3e25ef efedff 9a2a60 227ad4 3844b9 3504e3\n456ce3 14fe43 3ddfe4 5c4237 1156e5 f554c6 0424b8 044c23 183edf\nb7dc07 a31fd3 c502c1\nd2750d d1e7ef 83723f f19686 5bba02\nafc315 21ab0a 82f96b ce85d5\nbfdf40 fc5783 893f8f b47519 c6e141 bd277b dd54aa eb8dbd e78239 488332\nbd8b88 14d4f1',
    content:
      'No todo dolor empieza donde duele. El dolor de cabeza por el cuello nace en las articulaciones y los músculos de la nuca, y de ahí sube hasta la frente: se llama cefalea cervicogénica. El dolor tensional se parece más a una banda que aprieta. La migraña es otra cosa, una enfermedad del sistema nervioso que suele traer náuseas y molestia con la luz o el ruido.\n\nSaber cuál tiene usted orienta lo que sigue. La atención manual parece prometedora en los dolores que vienen del cuello. En la migraña la evidencia es limitada y muchas veces pesa más el tratamiento médico.\n\nLlame al 911 si el dolor es repentino y muy intenso. Hágalo también si llega con fiebre y cuello rígido, debilidad, confusión, dificultad para hablar o después de un golpe. Más abajo está la lista completa.\n\n## Tres dolores, tres días distintos\n\n### El dolor de cabeza que viene del cuello\n\nImagine a alguien que maneja un montacargas y pasa el turno volteando hacia el mismo hombro. A media tarde aparece un dolor sordo en la nuca, solo de ese lado, que poco a poco llega hasta atrás del ojo. Mirar hacia un estante alto lo empeora. Presionar un punto sensible junto a la columna, también. Cuando el dolor de cabeza obedece a los movimientos del cuello, es una pista de que el cuello participa.\n\n### El que aprieta\n\nAhora piense en una maestra en la semana de calificaciones. Siente las dos sienes oprimidas, como con una gorra que le queda chica. Es molesto, pero puede seguir trabajando, cenar y salir a caminar. Así suele portarse el dolor tensional. Casi siempre llega acompañado: estrés, comidas saltadas, vista cansada, pocas horas de sueño.\n\n### El que lo detiene todo\n\nLa migraña puede anunciarse con bostezos, un antojo o una mancha brillante en la vista. Luego viene un dolor que late, muchas veces con náuseas. La luz de la ventana lastima y subir escaleras lo hace retumbar. Dura de unas horas a tres días. Con frecuencia también duele el cuello, y por eso es fácil culparlo de algo que empezó en el cerebro.\n\nMucha gente tiene dos de estos dolores, a veces en la misma semana. Una sola descripción, por buena que sea, no basta para decidir.\n\n## Cuatro semanas de apuntes\n\nLa memoria se queda con los peores días. Unas líneas diarias dan una imagen más justa y le sirven a cualquier profesional que le atienda. En una libreta o en el teléfono, anote:\n\n1. La fecha y la hora en que empezó y terminó el dolor.\n2. El lugar: un lado, los dos, la nuca, detrás de un ojo.\n3. La fuerza, del 0 al 10, y qué tuvo que dejar de hacer.\n4. Lo que vino con él: náuseas, luz, ruido, líneas en zigzag, cuello duro.\n5. El día anterior: sueño, comidas, agua, cafeína, turno, estrés, menstruación.\n6. Cada pastilla que tomó, también las que se compran sin receta en la gasolinera.\n\nAl terminar, lea sus notas de atrás para adelante. Quizá el dolor llega después de los turnos de noche o los sábados en que duerme hasta las diez. O después de pasar horas con la computadora en el sofá. No tiene que descifrarlo por su cuenta: traiga las hojas.\n\n## Cuando la medicina se vuelve parte del problema\n\nLos analgésicos ayudan a muchas personas si se usan de vez en cuando. Tomados muy seguido, pueden provocar más dolor. Entonces se toman más, y el círculo se cierra. Si los necesita más de dos días por semana, hable con su médico o pregunte en la farmacia. No suspenda por su cuenta nada que le hayan recetado, porque algunos medicamentos se bajan poco a poco.\n\nPor eso preguntamos por cada tableta. No es para regañar a nadie; es que la respuesta cambia el plan.\n\n## Qué dicen los estudios sobre cada tipo\n\n- **Dolor de cabeza que viene del cuello.** Una revisión de estudios encontró que puede ayudar la terapia manual en el cuello y la espalda alta. También pueden ayudar los ejercicios de resistencia suave para el cuello y los hombros. Los estudios son pequeños y no todas las personas responden.\n- **Dolor tensional.** La misma revisión señala primero el ejercicio. Si es muy frecuente, también pueden servir la relajación o una mezcla de movimiento suave, ejercicio y trabajo de postura.\n- **Migraña.** En un estudio noruego con 104 personas, un grupo recibió ajustes, otro un tratamiento simulado y el tercero siguió con su medicina. Los días de migraña bajaron en los tres. El ajuste no superó al simulado, y quienes hicieron el estudio creen probable un efecto placebo.\n\nPara nosotros ese resultado marca un límite. No ofrecemos ajustes en lugar del tratamiento para la migraña. Hoy existen buenos medicamentos, tanto para las crisis como para prevenirlas, y su médico los conoce. Si además le molesta el cuello, aliviarlo puede hacer más llevaderos algunos días. Es una meta más modesta, pero honesta.\n\n## Cómo revisamos aquí un dolor de cabeza\n\nPrimero se conversa, y con calma. Luego medimos la presión arterial y revisamos postura, reflejos, equilibrio, fuerza y el movimiento del cuello. Buscamos tanto razones para tratar como razones para no hacerlo. Si algo no cuadra, no hay ajuste y le damos un referido.\n\nSi el cuello sí tiene que ver, hay varias maneras de trabajar: movimientos lentos, masaje de los músculos, ejercicios o un impulso rápido y preciso. Después puede quedar una molestia o un leve dolor de cabeza por un día. Tras ajustes de cuello se han reportado desgarros de una arteria. Es algo raro y grave; lo explicamos en la página de [dolor de cuello](/symptoms/neck-pain). Siempre se puede optar por una atención sin impulsos.\n\nEsta semana puede probar dos cosas. Dos veces al día, meta la barbilla con suavidad, como haciendo papada, y sostenga cinco respiraciones lentas. Y cada 20 minutos frente a la pantalla, descanse la vista en algo lejano, como los árboles del otro lado del estacionamiento. En mucha gente el [estrés](/symptoms/stress-management) trabaja callado en el fondo, y merece atención propia.\n\n## Cuando el dolor de cabeza no puede esperar\n\nLlame al 911 o vaya a la sala de emergencias más cercana si el dolor:\n\n- Golpea de pronto y llega a su máxima fuerza en un minuto o poco más.\n- Viene con la cara o un párpado caído, debilidad, adormecimiento, dificultad para hablar, confusión, pérdida de la vista o un ojo rojo que duele.\n- Viene con fiebre y cuello rígido, ronchas o una convulsión.\n- Empieza después de un golpe en la cabeza, sobre todo si hay vómito o mucho sueño, o si toma anticoagulantes.\n- Es nuevo y fuerte en el embarazo o en las semanas después del parto.\n- Es nuevo después de los 50 años, con las sienes sensibles, dolor de mandíbula al masticar o cambios en la vista.\n- Empieza junto con un dolor nuevo y agudo en un lado del cuello, distinto a todos los anteriores.\n\nVea a un médico en los próximos días si el dolor apareció después de los 50 años, va en aumento o le despierta de noche. También conviene consultar por una primera aura, o por un niño al que le duele la cabeza una y otra vez.\n\n## Si quiere dar un paso más\n\nEmpiece sus apuntes esta noche; no cuestan nada. En la página de [dolor de cabeza y migraña](/symptoms/headache-migraine) verá qué se revisa en el examen. Cuando quiera comentar sus notas con alguien, la [primera consulta](/free-consultation) es gratuita. Le diremos si su dolor parece ser para nosotros, para su médico o para ambos.',
    _meta: {
      filePath: 'posts/headaches-migraines.es.md',
      fileName: 'headaches-migraines.es.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/headaches-migraines.es',
    },
  },
  {
    title: 'Prevenir lesiones y recuperarse: antes, después y el regreso',
    description:
      'Qué reduce el riesgo de lesionarse, qué hacer los primeros días y cómo volver al deporte o al trabajo paso a paso.',
    caption: 'Una rodilla doblada, de lado',
    pin: 'La rótula',
    ask: '¿Se atoró en algún paso de su recuperación?',
    seo: {
      focus: 'cómo prevenir lesiones',
      title: 'Cómo prevenir lesiones y recuperarse: deporte y trabajo',
      description:
        'Cómo prevenir lesiones en el deporte y el trabajo: fuerza, calentamiento, primeros días con cuidado y un regreso por pasos, según los estudios.',
    },
    sources: [
      {
        title: 'Lesiones deportivas',
        type: 'public-health',
        publisher: 'Instituto Nacional de Artritis y Enfermedades Musculoesqueléticas y de la Piel (NIAMS)',
        url: 'https://www.niams.nih.gov/es/informacion-de-salud/lesiones-deportivas',
        lang: 'es',
      },
      {
        title:
          'The effectiveness of exercise interventions to prevent sports injuries: a systematic review and meta-analysis of randomised controlled trials',
        type: 'peer-reviewed',
        publisher: 'British Journal of Sports Medicine',
        url: 'https://doi.org/10.1136/bjsports-2013-092538',
        lang: 'en',
      },
      {
        title: 'Manual material handling advice and assistive devices for preventing and treating back pain in workers',
        type: 'peer-reviewed',
        publisher: 'Cochrane Database of Systematic Reviews',
        url: 'https://doi.org/10.1002/14651858.CD005958.pub3',
        lang: 'en',
      },
      {
        title: 'Prevention of Low Back Pain: A Systematic Review and Meta-analysis',
        type: 'peer-reviewed',
        publisher: 'JAMA Internal Medicine',
        url: 'https://doi.org/10.1001/jamainternmed.2015.7431',
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
      'ab602b 8021ec 701e67 72ceb2\n4fe7b0 5ac39a e1cd31\nfc2a29\n0fdb44 65281c 27a635\nd4981d bc5794 5c11e2 860c9c 0f847a 4277a3 312229 6beb38 dfb9ae d9b5c3 e0e289 f5e13b 72b3da 139367 d34e4e 28a045\n7be3a9 102db1 930591 43969f c16948 13abd3 8a061f be3ea6 a868aa 8f2c44 92b206 eec9b7 27696b 4de206 d9f8cd 60d8f1 385f4d 0abe43 ddf341\nddce6e 80f222 83467d 45f011 4611a1 9fb323 69dd43 bb4a2b ad0e2e bcd5eb 3caa40 cf2324 5dc16e 375258 4c6e22 dda68c 7b6ad7 d510ac',
    content:
      'Saber cómo prevenir lesiones es parte de atenderlas: hay tres momentos, y el primero llega antes de que algo duela. Entrenar fuerza y equilibrio tiene buen respaldo: en el deporte, los estudios lo relacionan con menos lesiones. Calentar y subir la carga poco a poco le sirve igual a quien juega fútbol los domingos que a quien mueve cajas en una bodega.\n\nEn los primeros días, proteja la zona y mueva lo que pueda sin dolor agudo. Si no mejora, pida que la revisen. Para volver, vaya por pasos: primero caminar y luego correr, primero poco peso y después más. La atención manual puede aliviar la rigidez y el dolor, pero la mayor parte del trabajo la hace el ejercicio. Vea [lesiones deportivas](/symptoms/sports-injuries) y [lesiones en el trabajo](/symptoms/work-injury).\n\nVaya a la sala de emergencias si un brazo o una pierna se ve deforme o no aguanta el peso. También si hay adormecimiento o un golpe en la cabeza con confusión.\n\n## Antes: cómo prevenir lesiones día con día\n\nMuchas lesiones ocurren cuando el esfuerzo supera lo que el tejido aguanta ese día. Se puede bajar el esfuerzo y se puede subir el aguante. Hacer las dos cosas funciona mejor que confiar en la suerte.\n\n### Lo que se ha probado en el deporte\n\nUna revisión de 2014 reunió 25 estudios con más de 26,000 personas. Con ejercicios de fuerza, las lesiones bajaron a cerca de la tercera parte. Con ejercicios de equilibrio bajaron casi a la mitad. El estiramiento por sí solo no mostró una diferencia clara. Estírese si le gusta, pero no espere que eso le proteja.\n\nSi usted corre, juega en la liga de la iglesia o sale a caminar por los senderos, dos sesiones cortas por semana son un buen comienzo:\n\n- **Sentadilla o levantarse de una silla:** dos series de diez, bajando despacio.\n- **Elevación de talones:** dos series de quince; más adelante, con una sola pierna.\n- **Equilibrio en un pie:** treinta segundos por lado; luego, con los ojos cerrados y junto a una pared.\n- **Plancha lateral:** tres veces de quince segundos, con las rodillas apoyadas si hace falta.\n- **Remo:** dos series de diez, con una banda, una mancuerna o un galón de leche lleno.\n\nLos equipos pueden usar un calentamiento ya preparado, de diez a veinte minutos, con carrera, equilibrio, saltos y fuerza. Pida que forme parte de cada entrenamiento.\n\n### Lo que se ha probado en el trabajo\n\nAquí los resultados son más humildes. Según una revisión Cochrane, capacitar a la gente para levantar cargas, con o sin equipos de ayuda, no previno el dolor de espalda. Otra revisión, de 21 estudios, no halló un beneficio claro de las fajas ni de las plantillas. El ejercicio junto con la educación sí redujo el riesgo de un nuevo episodio durante el primer año. Después el efecto fue menor, así que probablemente conviene no dejarlo.\n\nPor eso vale la pena arreglar el puesto y no solo a la persona. Suba la tarima. Acerque lo que queda lejos. Pida rotación en la estación pesada. Use el carrito. Avise del piso mojado junto al cuarto frío antes de que alguien lo descubra con la cadera. Un minuto de movimiento suave al empezar el turno, más aún en áreas frías, es un hábito sensato. Todavía no se sabe si además previene lesiones.\n\n### Qué tan rápido es demasiado rápido\n\nEl tejido se adapta en semanas, no en un fin de semana. Tras un invierno de sofá, el primer sábado templado es de riesgo. Aumente distancia, peso u horas en pasos cortos, una cosa a la vez, y deje un día ligero después de cada día fuerte. Dormir también es entrenar.\n\n## Los primeros días: calmar sin inmovilizar\n\nAntes se aconsejaban reposo total y hielo. Hoy la idea es distinta: proteger un tiempo corto y después dejar que la zona se mueva.\n\n### De la hora 0 a la 72\n\n1. **Pare la actividad.** Seguir con un dolor agudo suele costar más días de los que ahorra.\n2. **Proteja.** Use venda, cabestrillo o muletas de uno a tres días si al moverse cojea o hace gestos de dolor.\n3. **Comprima y eleve.** Una venda elástica y una almohada pueden limitar la hinchazón. Afloje si los dedos hormiguean o palidecen.\n4. **Enfríe para aliviar.** De diez a quince minutos, con un paño sobre la piel. Calma el dolor; no se ha demostrado que acelere la recuperación.\n5. **Mueva lo de alrededor.** Los dedos, la rodilla, unos pasos en plano, siempre que no haya dolor agudo.\n6. **Anote.** Día, hora y cómo pasó. Si fue en el trabajo, repórtelo por escrito el mismo día y pregunte con quién puede atenderse.\n\nAntes de tomar analgésicos, pregunte a un médico o en la farmacia. Importa más aún si se golpeó la cabeza, toma anticoagulantes o padece del estómago, el corazón o los riñones.\n\n### ¿Emergencias o médico?\n\nLlame al 911 o vaya a la sala de emergencias por:\n\n- Un golpe en la cabeza con desmayo, confusión, vómitos repetidos, convulsión o un dolor que va en aumento.\n- Dolor de cuello tras un choque o una caída, o debilidad o adormecimiento en brazos o piernas. No mueva a la persona.\n- Una extremidad que se ve torcida, o una mano o un pie frío, pálido o dormido.\n- Una pierna que no logra dar cuatro pasos, o una articulación fuera de lugar.\n- Dolor de espalda tras una caída fuerte, o con adormecimiento en la ingle o la zona genital, o pérdida del control de la orina o del intestino.\n- Dolor de pecho, falta de aire o un desmayo por calor.\n\nVea a un médico en uno o dos días si oyó un chasquido y la zona se hinchó rápido. También si la rodilla se dobla sola, duele un punto exacto del hueso o en una semana no hay avance. A un niño con dolor cerca de una articulación hay que revisarlo, porque los cartílagos de crecimiento se lesionan con facilidad. Quien pudo sufrir una conmoción cerebral deja el partido ese día y vuelve solo con autorización médica.\n\n## El regreso: un paso, una noche y el siguiente\n\nQue ya no duela en reposo no significa que el tejido esté listo. Necesita carga otra vez, en dosis que pueda tolerar.\n\n### Una escalera que puede adaptar\n\nPara un tobillo, una pantorrilla o una rodilla que ya fue revisada:\n\n1. Caminar veinte minutos sin cojear.\n2. Pararse treinta segundos en esa pierna y elevar el talón diez veces.\n3. Trotar un minuto y caminar otro, diez veces.\n4. Correr a ritmo parejo y después agregar subidas, como las de Lake Fayetteville.\n5. Cambiar de dirección, saltar, acelerar.\n6. Entrenar completo. Luego, jugar.\n\nPara una espalda que debe cargar: primero una caja vacía desde la altura de la cintura, luego una ligera. Después, esa misma caja desde el piso y, al final, el peso de trabajo por una hora y por medio turno. Pregunte por tareas más ligeras; muchas veces permiten volver antes.\n\nSuba solo si la molestia es leve mientras lo hace y la mañana siguiente no amanece peor. Si amanece peor, baje un escalón por un par de días. No es un fracaso: así funciona la escalera.\n\n### Qué puede aportar la atención manual\n\nDespués de un esguince de tobillo, una guía respalda el trabajo manual unido al ejercicio. En el dolor lumbar, los estudios indican beneficios pequeños de la manipulación. En muchas otras lesiones hay poca investigación. Lo usamos para facilitar el movimiento, de modo que el ejercicio se haga. En la [lesión por esfuerzo repetitivo](/symptoms/repetitive-strain-injury) hay que mirar también la tarea.\n\nFracturas, desgarros completos, luxaciones y conmociones cerebrales le tocan a un médico o a una clínica de medicina deportiva. Si el examen apunta ahí, se lo decimos y le orientamos.\n\n### Quédese con un hábito\n\nCuando haya vuelto, conserve para siempre dos ejercicios de fuerza de la primera parte. Una lesión anterior en el mismo lugar hace más probable otra, y ese riesgo se puede bajar.\n\nSi va a media escalera y no sabe qué escalón sigue, traiga la pregunta a una [consulta gratuita](/free-consultation). O simplemente imprima la lista y suba a su propio paso.',
    _meta: {
      filePath: 'posts/injury-prevention-recovery.es.md',
      fileName: 'injury-prevention-recovery.es.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/injury-prevention-recovery.es',
    },
  },
  {
    title: '¿Es segura la quiropráctica en niños? Lo que se sabe hoy',
    description:
      'En qué se distingue la atención de un niño, qué efectos describen los estudios y qué preguntas tiene derecho a hacer como mamá o papá.',
    caption: 'Una cuna, y la luna en la ventana',
    ask: '¿Tiene alguna pregunta sobre su hijo o hija?',
    seo: {
      focus: 'es segura la quiropráctica en niños',
      title: '¿Es segura la quiropráctica en niños? Lo que se sabe',
      description:
        '¿Es segura la quiropráctica en niños y bebés? Qué efectos describen los estudios, en qué cambia la atención y cuándo ir primero con su pediatra.',
    },
    sources: [
      {
        title: 'The safety of spinal manipulative therapy in children under 10 years: a rapid review',
        type: 'peer-reviewed',
        publisher: 'Chiropractic & Manual Therapies',
        url: 'https://doi.org/10.1186/s12998-020-0299-y',
        lang: 'en',
      },
      {
        title: 'Manual therapy for the pediatric population: a systematic review',
        type: 'peer-reviewed',
        publisher: 'BMC Complementary and Alternative Medicine',
        url: 'https://doi.org/10.1186/s12906-019-2447-2',
        lang: 'en',
      },
      {
        title: 'Chiropractic: In Depth',
        type: 'public-health',
        publisher: 'National Center for Complementary and Integrative Health (NCCIH)',
        url: 'https://www.nccih.nih.gov/health/chiropractic-in-depth',
        lang: 'en',
      },
      {
        title:
          'Spinal manipulation and mobilisation in paediatrics: an international evidence-based position statement for physiotherapists',
        type: 'peer-reviewed',
        publisher: 'Journal of Manual & Manipulative Therapy',
        url: 'https://doi.org/10.1080/10669817.2024.2332026',
        lang: 'en',
      },
    ],
    translatedFrom:
      'a04669 523c15 daf7c6\n207c5a 80f038 196dbe\n97c36d\n57a292 83ece8\nb11638 16cb3d 338443 e3f0f6 584357 b6ef5d 292915 ffacba\nbd4f7d c9c2a9 5dca5e 0140b8\n44de50 25d920 319e41 2e9b9d fb5f7a 8219d7 7ade7f e9d157 47e852 058d08 8c458f\n644b17 29ec3a 0a79f7 20c0de d10d22 92077e e7e43d 0d6dfb\n5ab7d6 7976e0 0bd7e2 8f96d5 bbd4d1 084884 c2801e 0280a2 118525 3b359e 682098 343dbe db4ab5 7804a5 c5bd52 398b52 d3d412 58d451\ndb9919 f39ed3 b68d42 5f09be 4a3b8f 8df119 a546b7 a8ced4 609f06\nfe7291 233e0d',
    content:
      '¿Es segura la quiropráctica en niños? Es la primera pregunta de muchas familias, y con razón. Los estudios describen sobre todo efectos leves, como molestias o más llanto durante un rato. También se han reportado unos pocos casos de daño grave. No se sabe con qué frecuencia ocurren, porque faltan buenas investigaciones. Nadie puede decirle con honestidad que el riesgo es cero.\n\nLo que sí puede hacer una clínica es reducir ese riesgo y decirle qué cosas no va a hacer. De eso trata esta página. La escribimos para la mamá o el papá que lee a las once de la noche. El niño duerme en el cuarto de al lado y la lista de dudas es larga.\n\n## En qué cambia la quiropráctica en niños\n\nLos huesos de un niño todavía crecen, sus ligamentos son más flojos y la cabeza es grande para su cuello. Además, un pequeño no siempre sabe decir dónde le duele. Todo eso cambia nuestra manera de trabajar.\n\n- **Más preguntas.** Antes de examinar preguntamos por el nacimiento, el crecimiento, las enfermedades, los medicamentos y las caídas.\n- **Menos fuerza.** La presión es ligera y los movimientos, lentos. No hay giros bruscos.\n- **Menos estudios de imagen.** En niños casi nunca hacen falta radiografías.\n- **Límites claros.** No ajustamos la columna de los bebés. Antes de la adolescencia no damos empujes rápidos en el cuello ni en la zona lumbar.\n- **Control compartido.** Usted se queda en el consultorio. Usted o su hijo pueden detener la visita cuando quieran, sin dar explicaciones.\n\nLos límites no son cuestión de gustos. Lo que evitamos con bebés y niños coincide con lo que desaconsejaron en 2024 grupos internacionales de fisioterapia.\n\n## Motivos para venir y motivos para decir que no\n\nLos motivos que nos parecen razonables son los de todos los días. Una espalda que duele después del entrenamiento. Un cuello tieso por horas de celular. Un adolescente con los hombros cansados de acomodar mercancía los fines de semana. Es decir, un dolor que parece venir de músculos y articulaciones en un niño que por lo demás está bien.\n\nHay familias que buscan quiropráctica por otras razones, y ahí nuestra respuesta es no. No tratamos cólicos, asma, infecciones de oído, enuresis (mojar la cama), TDAH ni autismo. La investigación no respalda tratarlos por medio de la columna. Además, intentarlo podría retrasar la atención que su hijo sí necesita. Y un niño que se siente bien no necesita ajustes «por si acaso».\n\nCuando decimos que no, también le orientamos: a quién acudir y cómo explicar el problema en esa cita.\n\n## Problemas comunes y cómo los atendemos\n\n### Espalda que duele después de la escuela\n\nAntes que la columna, revisamos la carga, el sueño, el deporte y el asiento. Revisar la mochila, como explicamos en el artículo sobre [espaldas que crecen](/blog/pediatric-chiropractic), es un buen primer paso en casa.\n\n### Cuello rígido por las pantallas\n\nLas pausas, una pantalla más alta y mover el cuello con suavidad suelen ayudar en pocos días. Si hay fiebre, dolor de cabeza fuerte o sarpullido, un cuello rígido es una emergencia.\n\n### Dolor de cabeza en adolescentes\n\nPrimero va el pediatra. Si el cuello parece influir y no se encuentra nada preocupante, podemos trabajar cuello y hombros con movimientos lentos y ejercicios.\n\n### Un hombro más alto que el otro\n\nRevisamos cómo se ven las costillas y la cintura cuando se inclina hacia adelante. Si puede haber una [curva](/symptoms/postural-issues-scoliosis), le damos un referido. No está demostrado que los ajustes la enderecen.\n\n### Un bebé que siempre voltea hacia el mismo lado\n\nEsto le corresponde al pediatra. Podemos observar, escuchar y platicar sobre cómo cargarlo. No lo tratamos con las manos.\n\n## Cómo es una visita, paso a paso\n\n1. **Ustedes hablan.** Primero su hijo, si ya tiene edad, y luego usted.\n2. **Preguntamos.** Enfermedades, medicamentos, caídas, antecedentes familiares y lo que ha dicho el pediatra.\n3. **Observamos.** De pie, caminando, agachándose, brincando. Se parece un poco al recreo.\n4. **Explicamos.** Le decimos qué creemos que es, qué no es y cuánto cuesta cada opción.\n5. **Usted decide.** Puede irse a casa a pensarlo. No tratamos nada sin su permiso, ni en la primera visita ni después.\n6. **Si tratamos, empezamos con poco.** Mostramos la presión en su mano, trabajamos un momento y nos fijamos en la cara del niño.\n7. **Revisamos.** Si en la fecha acordada no hay cambios, paramos y le mandamos de regreso con el pediatra, con nuestras notas.\n\n## Investigación sobre seguridad y prevención\n\n### ¿Es segura la quiropráctica en niños, según los estudios?\n\nUna revisión rápida de 2020 se ocupó de niños menores de diez años. La mayoría de los efectos no deseados fueron leves, como llanto o molestias. La frecuencia cambió mucho de un estudio a otro: desde menos de 1 hasta 22 de cada 100 niños. Cifras tan distintas muestran, más que nada, lo poco que se ha investigado.\n\nLa misma revisión encontró un caso reportado de daño grave: una costilla rota en un bebé de tres semanas. También describió un daño indirecto en un bebé de cuatro meses. No se sabe si el tratamiento aumenta el riesgo en comparación con otros cuidados.\n\nOtra revisión, de 2019, reunió 50 estudios de atención manual en niños. Solo 20 decían algo sobre efectos secundarios, que fueron de leves a moderados y pasajeros. Que los otros 30 callen no demuestra que sea segura.\n\n### Cómo tratamos de evitar daños\n\n- Primero buscamos señales de alarma; si aparece una, no tratamos y le referimos con quien corresponda.\n- Elegimos el método más suave que convenga, y muchas veces eso es no tratar.\n- Le pedimos que nos cuente cualquier reacción, porque cambia lo que hacemos después.\n- Mantenemos informado a su pediatra, si usted lo autoriza.\n- Nunca reemplazamos las vacunas, las medicinas ni las revisiones médicas.\n\n### Preguntas para cualquier clínica\n\n- ¿Qué cosas no hacen con un niño de esta edad?\n- ¿Qué dicen los estudios sobre este problema y con cuánta certeza?\n- ¿De qué efectos debo estar pendiente esta noche?\n- ¿En qué caso nos mandarían con el pediatra?\n- ¿Qué pasa si no hay cambios?\n\nLas respuestas vagas, un paquete grande ofrecido el primer día o la presión para firmar son motivos para irse.\n\n## Cuándo va primero la atención médica\n\nLlame al 911 o vaya a la sala de emergencias más cercana si hay:\n\n- Un bebé de menos de 3 meses con temperatura de 38 °C (100.4 °F) o más.\n- Dificultad para respirar, o un bebé sin fuerzas, como de trapo, o que no quiere comer.\n- Un golpe en la cabeza con vómito, confusión, convulsiones o más sueño de lo normal.\n- Cuello rígido con fiebre, dolor de cabeza muy fuerte o sarpullido.\n- Debilidad o adormecimiento nuevos, problemas para caminar o pérdida del control de la orina o de la evacuación.\n- Dolor muy fuerte de cuello o de espalda después de un choque o una caída fuerte.\n\nVaya pronto con el pediatra si su hijo cojea o si el dolor lo despierta de noche. También si le duele la espalda y es muy pequeño, tiene fiebre o ha bajado de peso. Después de una visita con nosotros puede quedar una molestia leve por un día. Si algo más le preocupa, llame al pediatra.\n\n## Para platicarlo con calma\n\nQuizá al terminar esta página decida esperar, y es una decisión sensata. Si prefiere preguntar en persona, puede [reservar una cita](/book-now) para hablar de su hijo. En la página de [atención pediátrica](/services/pediatric-care) están los detalles. Traiga su pregunta más difícil; la contestaremos o le diremos que no sabemos.',
    _meta: {
      filePath: 'posts/pediatric-chiropractic-safety.es.md',
      fileName: 'pediatric-chiropractic-safety.es.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/pediatric-chiropractic-safety.es',
    },
  },
  {
    title: 'Quiropráctica para niños: espaldas que crecen y mochilas',
    description:
      'Por qué a los niños también les duele la espalda, cómo es una visita suave y qué respaldan los estudios y qué no.',
    caption: 'La espalda de un niño con mochila escolar',
    pin: 'El hombro bajo la correa',
    ask: '¿Le sigue doliendo la espalda a su hijo o hija?',
    seo: {
      focus: 'dolor de espalda en niños',
      title: 'Dolor de espalda en niños: mochila, pantallas y juego',
      description:
        'Dolor de espalda en niños: qué papel tienen la mochila, las pantallas y las caídas, cómo es una visita suave y qué señales hay que vigilar.',
    },
    sources: [
      {
        title: 'Guía para una buena postura',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/guidetogoodposture.html',
        lang: 'es',
      },
      {
        title: 'Manual therapy for the pediatric population: a systematic review',
        type: 'peer-reviewed',
        publisher: 'BMC Complementary and Alternative Medicine',
        url: 'https://doi.org/10.1186/s12906-019-2447-2',
        lang: 'en',
      },
      {
        title: 'Chiropractic: In Depth',
        type: 'public-health',
        publisher: 'National Center for Complementary and Integrative Health (NCCIH)',
        url: 'https://www.nccih.nih.gov/health/chiropractic-in-depth',
        lang: 'en',
      },
      {
        title: 'Backpack Safety',
        type: 'professional',
        publisher: 'Nemours KidsHealth',
        url: 'https://kidshealth.org/en/parents/backpack.html',
        lang: 'en',
      },
      {
        title: 'Do schoolbags cause back pain in children and adolescents? A systematic review',
        type: 'peer-reviewed',
        publisher: 'British Journal of Sports Medicine',
        url: 'https://doi.org/10.1136/bjsports-2017-098927',
        lang: 'en',
      },
      {
        title: 'Spinal manipulation and exercise for low back pain in adolescents: a randomized trial',
        type: 'peer-reviewed',
        publisher: 'Pain',
        url: 'https://doi.org/10.1097/j.pain.0000000000001211',
        lang: 'en',
      },
      {
        title:
          'Spinal manipulation and mobilisation in paediatrics: an international evidence-based position statement for physiotherapists',
        type: 'peer-reviewed',
        publisher: 'Journal of Manual & Manipulative Therapy',
        url: 'https://doi.org/10.1080/10669817.2024.2332026',
        lang: 'en',
      },
    ],
    translatedFrom:
      '5dc122 a9f376 acecfb 9074d5\nc876a3 083d82 e42bc1\na53fcc\ne8608b 03284d\nbad9cd 22d9e8 4b5f49 8c2f8e 64328a 5faf45 1b6787 ca4037 7fd719\n4d9821 e87f15 0f43a2 f95599 729c33 6f9320 301023 2c334a 3eb73b\naec649 47cbfc 54d0ff 510e04 ddb63f bfdd62 3db6f7 efa2b0\ne76b55 95034d 66b091 c7be79 adb659 1e24db 84ab3a f97b62\na4a1b5 4f7e4d 591216 9b116d 3f0f29 1fe4de\ndc72ff 510f66 a85fd6 26ea05 ac5d69 c71663 f39ed3 a546b7 8df119 fcf14c 4678bf\n5889cc da6845',
    content:
      'Con el regreso a clases vuelven las mochilas llenas, a veces demasiado pesadas, y también las preguntas sobre el dolor de espalda en niños. El cuerpo de un niño se dobla, se cae y suele recuperarse pronto. Aun así, el deporte, las pantallas, los golpes o una mochila colgada de un solo hombro pueden dejarle el cuello o la espalda adoloridos.\n\nEn la visita primero cuenta el niño y luego su familia. Después vemos cómo se para, camina y se agacha. El contacto es ligero, y a veces ayuda más cambiar una costumbre que cualquier cosa que hagamos con las manos. Por eso empezamos por las costumbres.\n\n## De dónde viene el dolor de espalda en niños\n\nLa espalda de un adulto suele protestar por años de hacer lo mismo. La de un niño protesta más bien por un cambio. Basta un deporte nuevo, un estirón o una semana en cama con gripe. Las preocupaciones y las noches cortas también hacen que el dolor se sienta más, a los nueve años igual que a los cuarenta.\n\nEstas son historias que cabe esperar por aquí, en Springdale:\n\n- Ensayos de la banda sobre el pavimento caliente, con tambor o tuba a cuestas.\n- Dos temporadas deportivas encimadas, sin una semana de descanso.\n- La tableta sobre las piernas durante un viaje largo por la I-49.\n- Una caída de la bicicleta, del trampolín o de los juegos del parque.\n- Un verano de puro crecer, en el que los zapatos dejaron de quedarle dos veces.\n\nMuchos de estos dolores ceden en unos días o un par de semanas. Si el dolor se queda, regresa o le cambia el día a su hijo, vale la pena revisarlo. Cuando lo que más molesta es el cuello, lea nuestra página sobre el [dolor de cuello](/symptoms/neck-pain).\n\n## Cinco minutos para revisar la mochila\n\nPrimero, una aclaración honesta. Una revisión de 69 estudios no encontró pruebas convincentes de que la mochila cause dolor de espalda en los niños. No hay que tenerle miedo. Aun así, si pesa mucho puede cansar los hombros, hacer perder el equilibrio a un pequeño y arruinar el camino a casa. Aligerarla no cuesta nada.\n\nHáganlo juntos un domingo por la tarde:\n\n1. **Pésela.** Súbase a la báscula del baño con la mochila y sin ella. Se suele aconsejar que no pase del 10 al 15 % del peso del niño. Para uno de 60 libras (27 kilos), son de 6 a 9 libras (unos 3 o 4 kilos).\n2. **Vacíela.** Los papeles viejos, la segunda botella de agua y la colección de piedras se van sumando.\n3. **Acomódela.** Los libros pesados, pegados a la espalda. Lo ligero, en las bolsas de afuera.\n4. **Que se la ponga bien.** Con las dos correas, ajustadas para que la mochila no se balancee. La parte de abajo queda cerca de la cintura.\n5. **Observe.** Si camina inclinado, las correas le dejan marcas rojas o siente hormigueo en los brazos, algo hay que cambiar.\n\nSi el hormigueo sigue después de quitarse la mochila, llame al pediatra.\n\n## Pantallas, entrenamientos y el resto del día\n\nNinguna postura es buena durante tres horas seguidas. A un cuerpo que crece le gusta variar, así que busque el cambio y no la postura perfecta.\n\n- **Tarea.** Los pies en el piso o sobre una caja y la pantalla cerca de la altura de los ojos. Cada media hora, una pausa para estirarse.\n- **Tableta.** Apoyada en una almohada o en un soporte. Que vaya cambiando: un rato en la silla, otro en el piso, otro boca abajo.\n- **Entrenamiento.** Aumentar los minutos poco a poco y descansar un día a la semana. Si algo duele, conviene que el entrenador lo sepa pronto.\n- **Sueño.** A un niño cansado todo le duele más. Acostarse a la misma hora también es cuidar la espalda.\n- **Aire libre.** Corretear con los amigos o andar en bici por el Razorback Greenway afloja lo que la escuela dejó tieso.\n\nEmpiece con una sola idea y deje que su hijo la elija. Las reglas que un niño ayuda a poner suelen durar más.\n\n## Cómo es una visita según la edad\n\nLa mamá, el papá o la persona a cargo se queda todo el tiempo. Antes de tocar donde duele, le mostramos en su propia mano qué tan ligera es la presión. Su hijo puede decir «ya no», y usted también. Casi nunca hacen falta radiografías, porque un cuerpo en crecimiento es más sensible a la radiación.\n\n### Bebés y niños muy pequeños\n\nNo ajustamos la columna de los bebés. Con un bebé, la visita es una plática sobre cómo cargarlo y cuánto tiempo pasa en el asiento del carro, y observamos cómo se mueve. Si siempre gira la cabeza hacia el mismo lado o tiene una zona plana, debe verlo el pediatra. Lo mismo si le duele la espalda a un niño muy pequeño.\n\n### Primaria\n\nEl examen parece un juego: alcanzar, brincar, agacharse, hacer equilibrio en un pie. Después vienen los consejos y unos estiramientos divertidos. Si el examen da una razón, usamos presión ligera con movimientos lentos y pequeños. A esta edad no damos empujes rápidos en el cuello ni en la zona lumbar.\n\n### Adolescentes\n\nUn adolescente puede hablar por sí mismo, y se lo pedimos. Primero van el ejercicio y un plan sensato de entrenamiento. El ajuste puede ser una opción entre varias, y también hay métodos más lentos. Si un hombro o una cadera está más alta, lo revisamos y, si puede haber una [curva en la columna](/symptoms/postural-issues-scoliosis), le damos un referido. No está demostrado que los ajustes la enderecen.\n\n## Qué respaldan los estudios y qué no\n\nHay pocos estudios en niños, incluso sobre el dolor de espalda. En resumen:\n\n- Un ensayo siguió a 185 adolescentes con dolor lumbar prolongado. Con ejercicio y manipulación de la columna hubo algo menos de dolor a lo largo de un año que solo con ejercicio. Sus autores pidieron repetir el ensayo.\n- Una revisión de 2019, con 50 estudios, encontró resultados alentadores en el dolor lumbar. En casi todo lo demás, los resultados no fueron claros.\n- En 2024, grupos internacionales de fisioterapia desaconsejaron manipular la columna de los bebés. También desaconsejaron hacerlo en el cuello y en la zona lumbar de los niños.\n\nEsos mismos grupos lo desaconsejan para problemas que no vienen de músculos ni articulaciones. Así trabajamos también aquí. No tratamos cólicos, asma, infecciones de oído, enuresis (mojar la cama), TDAH ni autismo; eso le toca a su pediatra. Lo que se sabe de los efectos secundarios está en otro artículo: [¿es segura la quiropráctica en niños?](/blog/pediatric-chiropractic-safety)\n\n## Cuándo va primero el pediatra o el 911\n\nVaya con el pediatra antes que con nosotros si hay:\n\n- Dolor de espalda con fiebre, pérdida de peso o cojera.\n- Dolor que lo despierta de noche o que aumenta cada semana.\n- Dolor de espalda en un niño muy pequeño.\n- Dolor de cabeza y de cuello que ningún médico ha revisado todavía.\n\nLlame al 911 o vaya a la sala de emergencias más cercana si hay:\n\n- Debilidad o adormecimiento nuevos, problemas para caminar o pérdida del control de la orina o de la evacuación.\n- Cuello rígido con fiebre, dolor de cabeza muy fuerte o sarpullido.\n- Un golpe en la cabeza con vómito, confusión, convulsiones o mucha dificultad para despertar.\n- Dolor muy fuerte de cuello o espalda después de un choque o una caída fuerte. No lo mueva hasta que llegue la ayuda.\n\n## Si la espalda de su hijo sigue avisando\n\nDele a lo sencillo una o dos semanas. Si el dolor sigue, traiga a su hijo, la mochila y sus preguntas. En la página de [atención pediátrica](/services/pediatric-care) decimos con claridad qué hacemos y qué no. La [consulta gratuita](/free-consultation) es una conversación sin costo, y volver a casa solo con consejos también es un buen resultado.',
    _meta: {
      filePath: 'posts/pediatric-chiropractic.es.md',
      fileName: 'pediatric-chiropractic.es.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/pediatric-chiropractic.es',
    },
  },
  {
    title: 'Atención quiropráctica en el embarazo y la primera infancia',
    description:
      'Cómo cambia la atención manual para una embarazada y para un niño que crece, qué dicen los estudios y quién más debe formar parte de su equipo.',
    caption: 'La espalda durante el embarazo, de lado',
    pin: 'La parte de atrás de la pelvis',
    ask: '¿Espera un bebé o ya lo tiene en brazos?',
    seo: {
      focus: 'dolor de espalda en el embarazo',
      title: 'Dolor de espalda en el embarazo y con niños pequeños',
      description:
        'Dolor de espalda en el embarazo y, después, niños que crecen: qué puede ofrecer una atención suave y cuándo llamar antes a su médico o pediatra.',
    },
    sources: [
      {
        title: 'Embarazo',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/pregnancy.html',
        lang: 'es',
      },
      {
        title: 'Interventions for preventing and treating low-back and pelvic pain during pregnancy',
        type: 'peer-reviewed',
        publisher: 'Cochrane Database of Systematic Reviews',
        url: 'https://doi.org/10.1002/14651858.CD001139.pub4',
        lang: 'en',
      },
      {
        title: 'Manual therapy for the pediatric population: a systematic review',
        type: 'peer-reviewed',
        publisher: 'BMC Complementary and Alternative Medicine',
        url: 'https://doi.org/10.1186/s12906-019-2447-2',
        lang: 'en',
      },
      {
        title:
          'Adverse events from spinal manipulation in the pregnant and postpartum periods: a critical review of the literature',
        type: 'peer-reviewed',
        publisher: 'Chiropractic & Manual Therapies',
        url: 'https://doi.org/10.1186/2045-709X-20-8',
        lang: 'en',
      },
      {
        title:
          'Spinal manipulation and mobilisation in paediatrics: an international evidence-based position statement for physiotherapists',
        type: 'peer-reviewed',
        publisher: 'Journal of Manual & Manipulative Therapy',
        url: 'https://doi.org/10.1080/10669817.2024.2332026',
        lang: 'en',
      },
      {
        title: 'Recognizing urgent pregnancy-related warning signs',
        type: 'public-health',
        publisher: 'Centers for Disease Control and Prevention (CDC), Hear Her campaign',
        url: 'https://www.cdc.gov/hearher/resources/news-media/recognizing-urgent-warning-signs.html',
        lang: 'en',
      },
      {
        title: "Sleep on side when baby's inside",
        type: 'public-health',
        publisher: 'HealthEd, New Zealand',
        url: 'https://healthed.govt.nz/collections/topic-child-health/products/sleep-on-side-when-babys-inside',
        lang: 'en',
      },
      {
        title: 'Dormir boca arriba, jugar boca abajo',
        type: 'professional',
        publisher: "Children's Minnesota",
        url: 'https://www.childrensmn.org/educationmaterials/childrensmn/article/17879/dormir-boca-arriba-jugar-boca-abajo/',
        lang: 'es',
      },
    ],
    translatedFrom:
      '90a261 a8ad0a ae4db5 8afd72\nb8356a 9e9351 17e262\nf6a0bf\n2a1a21 4c5fa0\n3fe410 8d676e 1b2c93 174dea 8284f8 4b2742 807076 27b189 aff53d 3ffd55\n650b69 c9ba3d 37c5af c9f79e\nc37513 15d6cc 76876c 5fdf04 aab7a6 614ce0 a4afa9 3adcbe\n318797 8a5c5b fc495b 4f0e8e 3e9d8a 4cea04 6c922c 8037bf\n2e69c7 a75245 50e445 7da1e3 4cea67\na3bceb 947434 615297 6b3805 1fd9e1 f52ce0 ebbf4a 1b60d5 34111d f0074e 028959 ff4d51 5f09be fcf14c 8df119 803367 7e6e6d\ncf7013 fc77ee',
    content:
      'El embarazo cambia el punto de equilibrio del cuerpo. El vientre crece hacia adelante, y la zona lumbar, la pelvis y las caderas compensan. Por eso el dolor de espalda en el embarazo es común. A algunas embarazadas les alivia una atención manual suave, aunque los estudios todavía son pequeños y no siempre coinciden.\n\nCon los niños tampoco sirve la misma receta para todos. La columna de un bebé no necesita ajustes. A un pequeño que empieza a caminar quizá deba verlo el pediatra. A un alumno de quinto grado tal vez le baste una mochila más ligera. En las dos etapas, lo médico queda en manos de su obstetra, partera o pediatra. Este artículo recorre esos años en orden.\n\n## Qué le pide el embarazo a la espalda y la pelvis\n\nMás de dos tercios de las embarazadas tienen dolor lumbar en algún momento. Suele aumentar conforme crece el vientre y sentirse más por la tarde. Influyen los ligamentos más flojos, pero también los turnos largos, el otro niño cargado en la cadera y el sueño interrumpido.\n\nAntes de pagarle a alguien, pruebe estos cambios:\n\n- **Al levantarse de la cama o bajar de la camioneta.** Junte las rodillas y gire en bloque: primero las piernas y luego lo demás.\n- **Si trabaja de pie.** En la línea o en el salón de clases, suba un pie a una caja baja y cámbielo de vez en cuando. Pida con tiempo un banco para sentarse.\n- **Al cargar.** Doble las rodillas y pegue el peso al cuerpo. Deje que su niño se suba al sofá y de ahí a sus piernas.\n- **Al vestirse.** Siéntese para ponerse el pantalón y los zapatos. Pararse en un solo pie suele doler cuando la pelvis está sensible.\n- **Para moverse.** Una caminata diaria o un rato en la piscina les hacen bien a muchas embarazadas. Pregunte a su equipo prenatal qué le conviene a usted.\n- **Al dormir.** Acuéstese de lado, con una almohada entre las rodillas y otra bajo el vientre. A partir de la semana 28 es más seguro quedarse dormida de lado, izquierdo o derecho. Si despierta boca arriba, solo vuelva a girarse.\n\nA algunas les ayuda una faja de soporte durante unas horas. Su equipo prenatal puede decirle cómo usarla.\n\n## Dolor de espalda en el embarazo: cómo es la visita\n\nPrimero preguntamos cuántas semanas tiene, cómo está su presión, si ha sangrado y qué le ha dicho su equipo prenatal. Si el embarazo es de alto riesgo, esperamos su visto bueno antes de cualquier trabajo manual.\n\nUsted se acuesta de lado con almohadas, o se sienta. El trabajo es suave: movimientos pequeños de la zona lumbar y la pelvis, masaje ligero y ejercicios. No presionamos el vientre, no hacemos giros bruscos y no tomamos radiografías. Si durante el embarazo el dolor [baja de la espalda a la pierna](/symptoms/sciatica-neuropathy), lo examinamos antes que nada.\n\n¿No le duele nada? Entonces no nos necesita solo por estar embarazada. No ofrecemos acomodar al bebé, acortar el parto ni evitar complicaciones, porque no hay buena evidencia de eso. Hay más detalles en la página de [atención durante el embarazo](/services/pregnancy-care).\n\n## Después del parto: el trabajo de cargar\n\nDurante meses, sus brazos son silla, cama y transporte. La parte alta de la espalda se cansa al dar pecho o biberón. Las muñecas protestan al sacar al bebé de la cuna. La zona lumbar perdió parte del apoyo de los músculos del vientre y necesita tiempo.\n\n- Suba al bebé a su altura con una almohada en las piernas, en lugar de encorvarse hacia él.\n- Cambie de lado y de asiento. El sofá a las 3:00 a. m. cansa cualquier cuello.\n- En el cambiador, párese cerca y tenga todo a la mano.\n- Al cargar el asiento del bebé, acérquese, gire con los pies y llévelo frente a usted.\n- Empiece por caminar y respirar. Vuelva al ejercicio más fuerte cuando se lo autoricen en su control médico.\n\nSi alguien se ofrece a cargar al bebé para que usted se bañe y se estire, acepte. Eso también es cuidar la espalda.\n\n## Del recién nacido al quinto grado\n\n### El primer año\n\nNo ajustamos a los bebés. Con ellos, la visita es una plática sobre cómo cargarlos, cuánto rato pasan boca abajo despiertos y cuánto en el asiento del carro. Para dormir van boca arriba, en una superficie firme y plana, sin almohadas. Si siempre giran la cabeza hacia un lado o tienen una zona plana, debe verlos el pediatra.\n\nTenga cuidado con las promesas que encuentre por ahí. Los cólicos, el reflujo, las infecciones de oído y los problemas para comer son asunto del pediatra. No está demostrado que tratar la columna ayude.\n\n### De los primeros pasos al preescolar\n\nCayéndose aprenden. La mayoría de los golpes se arreglan con un abrazo y un rato de vigilancia. A esta edad no es común que duela la espalda, así que primero hay que ir con el pediatra. Lo mismo si cojea.\n\n### Los años de escuela\n\nLlegan las mochilas, las pantallas y el deporte. En esta etapa puede servir un contacto ligero, con movimientos lentos y estiramientos que parecen juego. Antes de la adolescencia no damos empujes rápidos en el cuello ni en la zona lumbar. Muchas veces lo que más aporta es una mochila ligera, pausas y buen sueño.\n\n## Qué pueden decir los estudios y qué no\n\nSobre el embarazo, una revisión amplia reunió 34 ensayos con más de 5,000 mujeres. El ejercicio alivió el dolor lumbar de algunas, aunque buena parte de la evidencia era de baja calidad. La atención manual se probó en pocos ensayos, y pequeños. Es posible que ayude, pero nadie sabe cuánto.\n\nSe han publicado unos cuantos casos de daño grave tras manipular la columna en el embarazo o el posparto. Parece poco frecuente, pero los casos no se han registrado bien.\n\nSobre los niños, una revisión de 50 estudios encontró resultados alentadores en el dolor lumbar y poco claros en casi todo lo demás. En 2024, grupos internacionales de fisioterapia desaconsejaron manipular la columna de los bebés, sea cual sea el motivo. Los efectos secundarios en niños tienen [su propio artículo](/blog/pediatric-chiropractic-safety).\n\nPor eso vemos esta atención como un apoyo y nunca como una necesidad. Si no ayuda en el plazo que acordamos, paramos.\n\n## Señales para llamar, no para venir con nosotros\n\nDurante el embarazo y hasta un año después, llame de inmediato al 911 o a su equipo prenatal, o vaya a la sala de emergencias, por:\n\n- Sangrado vaginal o salida de líquido en el embarazo, o sangrado abundante tras el parto.\n- Dolor de cabeza muy fuerte, cambios en la vista, desmayo, o cara o manos muy hinchadas.\n- Un bebé que se mueve menos o deja de moverse.\n- Contracciones regulares o dolor de espalda que va y viene antes de la semana 37 de embarazo.\n- Dolor en el pecho, corazón acelerado, falta de aire, dolor de vientre muy fuerte, o una pierna roja, hinchada o adolorida.\n- Fiebre de 38 °C (100.4 °F) o más, o vómito que no para.\n- Adormecimiento en la zona genital, debilidad nueva en las piernas o pérdida del control de la orina.\n- Ideas de hacerse daño o de hacérselo a su bebé. También puede llamar al 988 y oprimir el 2, o enviar un mensaje con la palabra AYUDA al 988, a cualquier hora.\n\nSi se trata de un niño, vaya a la sala de emergencias o llame al 911 por:\n\n- Temperatura de 38 °C (100.4 °F) o más en un bebé de menos de 3 meses.\n- Dificultad para respirar, o un bebé sin fuerzas, como de trapo, o que no quiere comer.\n- Un golpe en la cabeza con vómito, confusión, convulsiones o mucha dificultad para despertar.\n- Cuello rígido con fiebre, dolor de cabeza muy fuerte o sarpullido.\n- Debilidad nueva, problemas para caminar o pérdida del control de la orina o de la evacuación.\n\nSi hay dolor de espalda con fiebre, cojera o dolor por la noche, vaya primero con el pediatra.\n\n## Una familia, varios apoyos\n\nEl embarazo y la infancia se llevan mejor en equipo, y nosotros somos una parte pequeña. Cuéntele a su partera, obstetra o pediatra que piensa venir y pregunte qué opina. Si gusta, venga antes a platicar. La [consulta gratuita](/free-consultation) no se cobra, y en la página de [atención pediátrica](/services/pediatric-care) explicamos dónde ponemos los límites con los niños.',
    _meta: {
      filePath: 'posts/pregnancy-pediatric-chiropractic-wellness.es.md',
      fileName: 'pregnancy-pediatric-chiropractic-wellness.es.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/pregnancy-pediatric-chiropractic-wellness.es',
    },
  },
  {
    title: 'Sueño, postura y almohadas: despertar con menos dolor',
    description:
      'Cómo influye la postura al dormir en el cuello y la zona lumbar, qué dicen los estudios sobre almohadas y qué puede probar esta noche.',
    caption: 'De lado en la cama, con dos almohadas',
    pin: 'El cuello sobre la almohada',
    ask: '¿Amanece con dolor casi todos los días?',
    seo: {
      focus: 'postura al dormir',
      title: 'Postura al dormir y almohada para el dolor de cuello',
      description:
        '¿Amanece con el cuello rígido? Cómo influyen la postura al dormir y la almohada, qué dicen los estudios y qué cambios puede probar esta noche.',
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
        title: 'Dolor de espalda',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/backpain.html',
        lang: 'es',
      },
      {
        title:
          'The effects of pillow designs on neck pain, waking symptoms, neck disability, sleep quality and spinal alignment in adults: A systematic review and meta-analysis',
        type: 'peer-reviewed',
        publisher: 'Clinical Biomechanics',
        url: 'https://doi.org/10.1016/j.clinbiomech.2021.105353',
        lang: 'en',
      },
      {
        title: 'Sleeping positions that reduce back pain',
        type: 'professional',
        publisher: 'Mayo Clinic',
        url: 'https://www.mayoclinic.org/diseases-conditions/back-pain/in-depth/sleeping-positions/art-20546852',
        lang: 'en',
      },
      {
        title:
          'Effect of firmness of mattress on chronic non-specific low-back pain: randomised, double-blind, controlled, multicentre trial',
        type: 'peer-reviewed',
        publisher: 'The Lancet',
        url: 'https://doi.org/10.1016/S0140-6736(03)14792-7',
        lang: 'en',
      },
      {
        title: "Sleep on side when baby's inside",
        type: 'public-health',
        publisher: 'HealthEd, New Zealand',
        url: 'https://healthed.govt.nz/collections/topic-child-health/products/sleep-on-side-when-babys-inside',
        lang: 'en',
      },
      {
        title: 'Dormir boca arriba, jugar boca abajo',
        type: 'professional',
        publisher: "Children's Minnesota",
        url: 'https://www.childrensmn.org/educationmaterials/childrensmn/article/17879/dormir-boca-arriba-jugar-boca-abajo/',
        lang: 'es',
      },
    ],
    translatedFrom:
      '63ced5 f87466 b6fda6 2e9f3b\nf6ad83 328694 ce87a5\n063a9e\n2cc2cd c78b44\n78a6bb fea5a2 665c77 960119 d8d087 de9ba8 932b53 bebc1b 50f1f3\nafb49a d52932 936a11 adfe31 d1c02a a41a19 8d446e f6b8c6\ne33208 78970b 93e25a e974a1 a3039d d5cf2b 47577b db922e 3edca8\nef76c7 f85772 db85d1 a06eb1\ne9a72d ca10ed 025db8 a16cbb\n118957 4d1060 25f824 8f23c3 9141d9 854351 c689b5 addc2a a09452 33cbf5 c128e4 0620a6 f45ac2\n52932b a1e1ea ccac84 d936ef dfaccd 46ba89 96fd5e',
    content:
      'La postura al dormir casi no cambia en toda la noche, y eso se siente por la mañana. Si duerme de lado, la almohada debe llenar el hueco entre la oreja y el hombro. Otra entre las rodillas mantiene parejas las caderas. Si duerme boca arriba, una almohada bajo las rodillas puede relajar la zona lumbar. Boca abajo, el cuello pasa la noche torcido y muchas veces se queja.\n\nNinguna almohada le acomoda a todo el mundo. Antes de comprar otra, use lo que ya tiene en el clóset: dos toallas, una almohada de sobra y un poco de paciencia.\n\n## Primero, fíjese en cómo amanece\n\nCuándo y dónde le duele dice más que la etiqueta del colchón.\n\n- **Rigidez al despertar que se va con el baño.** Puede influir la postura al dormir o la altura de la almohada. También el trabajo de ayer.\n- **Dolor de un lado del cuello.** Quizá voltea hacia ahí toda la noche, o la almohada deja que se hunda la cabeza.\n- **Dolor en la base del cráneo.** Puede que la almohada sea muy alta y empuje la barbilla hacia el pecho.\n- **Dolor lumbar al estar boca arriba.** Tal vez las piernas jalan. Pruebe con una almohada bajo las rodillas.\n- **Una mano dormida por la noche.** Es común si dobla la muñeca o mete el brazo bajo la almohada. Si se repite, pida que la revisen.\n- **Más dolor tras un día en la I-49 o frente a la pantalla.** Puede que la noche solo dé el aviso. Revise también su día.\n\nAnote tres mañanas antes de cambiar algo. A las 6:00 a. m. la memoria engaña.\n\n## Arreglos sencillos para cada postura al dormir\n\n### De lado\n\nDoble un poco las rodillas y ponga una almohada entre ellas. Abrace otra, para que el hombro de arriba no se vaya hacia adelante. La almohada de la cabeza debe ser tan gruesa como la distancia del cuello a la orilla del hombro. Los hombros anchos piden más; los angostos, menos.\n\n### Boca arriba\n\nEscoja una almohada más baja que para dormir de lado. Debe sostener la curva del cuello sin levantar los hombros. Bajo las rodillas va una almohada o una cobija enrollada. A algunas personas les gusta una toalla chica, enrollada, en la cintura.\n\n### Boca abajo\n\nIntente primero otras posturas. Si no logra dormir de otra forma, use una almohada delgada en la cabeza, o ninguna. Una almohada plana bajo las caderas y la parte baja del vientre le quita tensión a la zona lumbar. Una almohada larga a un costado puede acostumbrarle, con las semanas, a quedarse de medio lado.\n\nSi su médico le indicó dormir con la cabecera alta por reflujo, por la respiración o por una cirugía, siga esa indicación.\n\n## Encuentre la altura con una toalla\n\nNecesita un celular y alguien que le ayude.\n\n1. Acuéstese en su cama, del lado de siempre, y deje que el hombro se acomode.\n2. Pida que le tomen una foto por detrás, a la altura del colchón.\n3. Vea la línea de la columna. La parte de atrás de la cabeza debe continuarla, sin inclinarse hacia arriba ni hacia abajo.\n4. ¿La cabeza cae? Meta una toalla doblada en la funda. ¿La cabeza sube? Sáquele relleno o pruebe con una almohada más baja.\n5. Tome otra foto y repita hasta que la línea se vea recta.\n6. Duerma así unas noches antes de opinar.\n\nSi la almohada se hundió en medio, quizá solo le falte la toalla. Sale más barato que comprar otra.\n\n## Qué encontraron los estudios de almohadas y colchones\n\nUna revisión de 2021 analizó ensayos de almohadas en adultos; los nueve de buena calidad sumaban 555 personas. En quienes tenían dolor de cuello prolongado, las almohadas de hule (como el látex) y las de resortes se asociaron con menos dolor, también al despertar. En promedio, el efecto fue pequeño. La calidad del sueño no cambió con claridad. Una almohada nueva puede ayudarle al cuello sin mejorarle la noche.\n\nDe los colchones hay un ensayo cuidadoso. Repartió colchones firmes o de firmeza media entre 313 adultos con dolor lumbar prolongado. A los 90 días, los de firmeza media tenían menos dolor en la cama y menos limitaciones en el día. La vieja idea de que entre más duro, más sano, no se sostuvo.\n\nLo que estos estudios no pueden hacer es elegir por usted. Cambian los cuerpos, las costumbres y los cuartos. Desconfíe de cualquier etiqueta que prometa arreglarle la columna.\n\n## Turnos de noche, embarazo y los más chicos\n\n**Después de un turno de noche.** Cortinas oscuras, un cuarto fresco y el celular en otra habitación pueden importar tanto como la almohada. Diez minutos de caminata tranquila antes de acostarse pueden ayudar a la espalda que pasó horas sobre el concreto.\n\n**En el embarazo.** Dormir de lado, con una almohada entre las rodillas y otra bajo el vientre, puede aliviar la espalda. A partir de la semana 28 es más seguro quedarse dormida de lado. Hay más ideas en [atención durante el embarazo](/services/pregnancy-care).\n\n**Bebés y niños.** Nada de esto es para bebés. Ellos duermen boca arriba, en una superficie firme y plana, sin almohada. Pregunte al pediatra cuándo puede empezar a usarla su hijo.\n\n## Cuándo ver a un médico por el dolor de noche\n\nAmanecer rígido casi nunca es grave. Consulte pronto a su médico si:\n\n- El dolor le despierta cada noche y ninguna postura lo alivia.\n- También hay sudores nocturnos, pérdida de peso sin explicación o antecedentes de cáncer.\n- Un brazo, una mano o una pierna sigue sin sensibilidad o pierde fuerza.\n- La rigidez de la mañana dura más de media hora, desde hace meses.\n- Ronca fuerte, deja de respirar a ratos o pasa el día sin energía.\n\nLlame al 911 o vaya a la sala de emergencias si hay:\n\n- Dolor en el pecho, la mandíbula o el brazo, con sudor o falta de aire.\n- Un dolor de cabeza o de cuello repentino y muy fuerte, como nunca antes.\n- Cara caída, dificultad para hablar o para caminar.\n- Adormecimiento en la zona genital, o pérdida del control de la orina o de la evacuación.\n- Dolor de espalda con fiebre o escalofríos, o cuello rígido con fiebre y dolor de cabeza intenso.\n\n## Una prueba de dos semanas que empieza hoy\n\nCambie una sola cosa a la vez. Si no, no sabrá qué le ayudó.\n\n1. **Noches 1 a 3:** no cambie nada. Cada mañana, califique el dolor de cuello y de espalda del 0 al 10.\n2. **Noches 4 a 10:** haga un cambio, como la toalla, la almohada en las rodillas o una postura nueva. Siga anotando.\n3. **Noches 11 a 14:** si los números bajaron, quédese con el cambio. Si no, regrese a lo de antes y pruebe la siguiente idea.\n4. **Todos los días:** al despertar, gire despacio la cabeza hacia ambos lados unas cuantas veces y salga a caminar un poco.\n\nSi en dos semanas no hay diferencia, tal vez la cama no sea la causa. En las páginas de [dolor de cuello](/symptoms/neck-pain) y [dolor de espalda](/symptoms/back-pain) hablamos de otras. También puede traer sus números y sus fotos a una [consulta gratuita](/free-consultation). Los vemos con usted, y usted decide qué sigue.',
    _meta: {
      filePath: 'posts/sleep-posture-pillows.es.md',
      fileName: 'sleep-posture-pillows.es.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/sleep-posture-pillows.es',
    },
  },
  {
    title: 'Columna desalineada: lo que explica y lo que no',
    description:
      'La imagen del hueso fuera de lugar es sencilla, pero pocas veces exacta. Qué se encuentra en un examen y qué muestran las radiografías.',
    caption: 'La parte baja de la columna, de lado',
    pin: 'Una vértebra lumbar',
    ask: '¿Le dijeron que tiene la columna desalineada?',
    seo: {
      focus: 'columna desalineada',
      title: 'Columna desalineada: lo que explica y lo que no',
      description:
        '¿Tiene la columna desalineada? De dónde viene esa idea, qué puede causar una columna rígida, cuándo sirve una radiografía y qué es urgente.',
    },
    sources: [
      {
        title: 'Dolor de espalda',
        type: 'public-health',
        publisher: 'Instituto Nacional de Artritis y Enfermedades Musculoesqueléticas y de la Piel (NIAMS)',
        url: 'https://www.niams.nih.gov/es/informacion-de-salud/dolor-de-espalda',
        lang: 'es',
      },
      {
        title: 'What low back pain is and why we need to pay attention',
        type: 'peer-reviewed',
        publisher: 'The Lancet',
        url: 'https://doi.org/10.1016/S0140-6736(18)30480-X',
        lang: 'en',
      },
      {
        title: 'Systematic Literature Review of Imaging Features of Spinal Degeneration in Asymptomatic Populations',
        type: 'peer-reviewed',
        publisher: 'American Journal of Neuroradiology',
        url: 'https://doi.org/10.3174/ajnr.A4173',
        lang: 'en',
      },
      {
        title: 'Chiropractic services',
        type: 'public-health',
        publisher: 'Medicare.gov',
        url: 'https://www.medicare.gov/coverage/chiropractic-services',
        lang: 'en',
      },
      {
        title:
          'Effect of chiropractic treatment on primary or early secondary prevention: a systematic review with a pedagogic approach',
        type: 'peer-reviewed',
        publisher: 'Chiropractic & Manual Therapies',
        url: 'https://doi.org/10.1186/s12998-018-0179-x',
        lang: 'en',
      },
    ],
    translatedFrom:
      'bde049 84cc93 5d64b5 7f6f11\ncf592e 5be0b5 c6b2c4\neeb4a4\n603b32 4fb340\n4887d2 480592 0b7232 63d4b0\nc79768 00b781 c612e3 61c14b 183568\n8d2587 a29d64 015d6e 8629b8 9f5713 fe0ae5 3ec13e\nef417c e044c2 3ef3fe 6556f3 ff925f 8b4cbe 8a7e7a 116c4f\n554bc3 ce1be2 cbe2ad 63f567\n76a199 4df65c 833fab d95ceb 8cb111 241215 bb8de9 4d389a\n15476c f39ed3 310d2b e4f562 dfa906 90deff 88140c 67d391 22f87b 29425a',
    content:
      '«Tengo la columna desalineada» o «tengo un hueso zafado», dicen muchas personas cuando les duele la espalda. En la mayoría de los dolores cotidianos no es así. La columna viva está sujeta por discos, articulaciones, ligamentos y varias capas de músculo. No se sale de su lugar por un estornudo.\n\nAun así, algo pasa cuando un lunes amanece sin poder voltear la cabeza. Veamos qué explica la palabra «desalineada», qué no explica y qué sí debe preocuparle.\n\n## De dónde viene la idea de la columna desalineada\n\nLos primeros quiroprácticos llamaban *subluxación* a un pequeño desplazamiento. Creían que podían sentirlo con las manos y regresarlo a su sitio. La palabra se quedó. Medicare, por ejemplo, todavía cubre el ajuste para corregir una «subluxación», y es posible que la vea en una cuenta. En la [página de Medicare](/financial-information/medicare) explicamos qué paga.\n\nLa idea de fondo ha cambiado. Cuando un ajuste truena, lo que se oye es, al parecer, gas en el líquido de la articulación. Ningún hueso encaja de golpe en su hueco. Si la persona siente alivio, puede ser que la articulación se mueva mejor y que los músculos y nervios cercanos se calmen por un rato.\n\nEn medicina, una subluxación o luxación es otra cosa. Ahí las superficies de la articulación sí se separaron, casi siempre por un accidente violento. Es una emergencia y nadie debe ajustarla.\n\n## Lo que muestran las imágenes de gente sin dolor\n\nNo hay dos columnas iguales. Una cadera queda más alta, un hombro cae más, una curva es más marcada que en el libro. Dejan huella la mano que más usamos, el tobillo que se torció hace años y tanto cargar niños. Casi todo eso es variedad normal.\n\nPor dentro pasa algo parecido. Una revisión reunió estudios de imagen de más de 3,000 personas que no tenían dolor de espalda. Había discos desgastados en 37 de cada 100 personas de 20 años, y en 96 de cada 100 de 80 años. Los discos abultados también eran comunes: cerca de 30 de cada 100 a los 20 años, y más en cada edad siguiente.\n\nAsí que una imagen puede mostrar un desgaste que no tiene que ver con su dolor. Palabras como «degeneración» o «rectificación» suenan peor de lo que son. Antes de angustiarse, pregunte qué significan en su caso.\n\nPor lo mismo tomamos radiografías solo si hacen falta. Si la imagen no va a cambiar el plan, no vale la pena tomarla.\n\n## Cambios de posición que sí existen\n\nAlgunas columnas tienen diferencias que hay que medir y vigilar:\n\n- **Escoliosis.** La columna se curva hacia un lado y gira. No se ha demostrado que los ajustes la enderecen. Si se sospecha una curva en un niño, debe verlo un médico. Hay más en [postura y escoliosis](/symptoms/postural-issues-scoliosis).\n- **Espondilolistesis.** Una vértebra queda adelantada sobre la de abajo. Mucha gente nunca lo nota. A otras personas les duele la zona lumbar o la pierna, y el plan depende de qué tan estable sea.\n- **Fractura por compresión.** Un hueso debilitado pierde altura, a veces por una caída leve o por toser. Si a una persona mayor le da de pronto un dolor agudo de espalda y se encorva, hay que ir a emergencias.\n- **Lesión por choque.** El dolor de cuello después de un choque necesita un examen antes de que nadie mueva las articulaciones.\n\nTodo esto se encuentra con preguntas, con un examen cuidadoso y después con la imagen indicada. No se descubre mirando cómo gasta usted los zapatos.\n\n## Lo que un examen encuentra mucho más seguido\n\nEn la mayoría de las personas con dolor común no hay nada fuera de lugar. Lo que suele aparecer llama menos la atención:\n\n- Una articulación que se mueve menos que las vecinas y duele al presionarla.\n- Músculos que se tensan para proteger un punto adolorido.\n- Una cadera o una parte alta de la espalda que dejó de hacer su trabajo.\n- Poca fuerza o resistencia para lo que exige el día.\n\nQuizá lo conoce de su vida diaria. Gira todo el cuerpo para ver el punto ciego en la I-49. Le molesta la cintura después de empacar toda la noche a la misma altura. A la tercera hora de pantalla nace un dolor de cabeza en la nuca. Necesita las dos manos para levantarse del sillón.\n\nMuchas veces todo eso cede en días o semanas. Si no, puede ir cambiando su manera de vivir. La persona deja de caminar porque le duele, pierde fuerza, duerme mal y le duele más. Ese círculo lento es una consecuencia más común de la espalda rígida que cualquier hueso desalineado.\n\n## Lo que no se ha demostrado que cause\n\nTal vez vio un cartel que une cada vértebra con un órgano. La investigación no lo respalda. No se ha demostrado que una columna rígida cause asma, presión alta, enfermedades del corazón, infecciones, problemas del estómago o infertilidad. Tampoco que los ajustes traten esos problemas, suban las defensas o ayuden a un bebé con cólicos.\n\nOtra cosa son los nervios que salen de la columna. Un disco o un canal estrecho puede presionar una raíz nerviosa. Entonces el dolor, el hormigueo o la debilidad siguen un camino por el brazo o la pierna. El examen suele poder seguir ese camino. Lo describimos en [ciática y neuropatía](/symptoms/sciatica-neuropathy).\n\nSi alguien le asegura que debe corregirse la columna o se va a enfermar, pida ver el estudio. Y tómese su tiempo.\n\n## Lo que suele ayudar a una columna rígida y adolorida\n\n1. **Siga en movimiento.** En el dolor común, quedarse en cama tiende a retrasar la mejoría. Caminar un poco, varias veces al día, es un buen comienzo.\n2. **Cambie de posición seguido.** No existe una sola postura correcta. La siguiente suele caerle mejor al cuerpo.\n3. **Gane fuerza.** Dos sesiones cortas por semana para piernas, tronco y parte alta de la espalda. Empiece con poco y aumente cada semana.\n4. **Use calor.** Una ducha caliente o una almohadilla térmica por 15 minutos facilita los primeros movimientos.\n5. **Considere la atención manual.** Los estudios sugieren que los ajustes pueden mejorar un poco el dolor de espalda o de cuello en algunas personas. Es difícil saber de antemano a quién, así que revise en unas semanas si le sirve.\n\nDespués de un ajuste es común una molestia leve por un día. Un daño grave, como la lesión de una arteria del cuello, es raro, pero se ha reportado. Usted debe saberlo antes del tratamiento, y puede decir que no.\n\nCon usted fijamos una fecha para revisar el plan. Si no ha mejorado, paramos o le damos un referido. Sentir que «algo se salió» no es motivo para venir cada semana sin fin.\n\n## Cuándo la columna necesita atención urgente\n\nLlame al 911 o vaya a la sala de emergencias más cercana si tiene:\n\n- Falta de sensibilidad entre las piernas, o pérdida del control de la orina o de la evacuación.\n- Debilidad nueva, o cada vez mayor, en una pierna, un brazo o un pie.\n- Dolor de espalda o de cuello tras un choque, una caída de altura o un golpe.\n- Dolor agudo y repentino con la espalda que se encorva, sobre todo si podría tener los huesos frágiles.\n- Dolor de cuello o de cabeza repentino y muy fuerte, con dificultad para hablar, ver o caminar.\n- Dolor de espalda con fiebre, escalofríos o mucho malestar.\n\nVea a un médico en pocos días si el dolor le despierta cada noche o si baja de peso sin explicación. También si le duele la espalda y ha tenido cáncer, o si el dolor es nuevo y podría tener los huesos frágiles.\n\nSi le dijeron que tiene la columna desalineada y eso le inquieta, traiga el reporte o la imagen. En una [consulta gratuita](/free-consultation) podemos conversar sobre lo que significan esas palabras. El examen es un paso aparte, con el costo explicado antes, y quizá no lo necesite.',
    _meta: {
      filePath: 'posts/spinal-misalignment-consequences.es.md',
      fileName: 'spinal-misalignment-consequences.es.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/spinal-misalignment-consequences.es',
    },
  },
  {
    title: 'Cómo elegir atención quiropráctica en Springdale: nueve consejos',
    description:
      'Nueve puntos que conviene revisar antes de pedir cita: licencia, examen, costos, idioma y las promesas de las que hay que desconfiar.',
    caption: 'Una ruta para elegir, con tres paradas',
    ask: '¿Quiere hacernos estas preguntas?',
    seo: {
      focus: 'cómo elegir quiropráctico',
      title: 'Cómo elegir quiropráctico en Springdale: 9 consejos',
      description:
        'Cómo elegir quiropráctico en Springdale: nueve consejos sobre licencia, examen, costos, radiografías y horario, y de qué promesas conviene desconfiar.',
    },
    sources: [
      {
        title: 'Chiropractors: Occupational Outlook Handbook',
        type: 'professional',
        publisher: 'U.S. Bureau of Labor Statistics',
        url: 'https://www.bls.gov/ooh/healthcare/chiropractors.htm',
        lang: 'en',
      },
      {
        title: 'Chiropractic: In Depth',
        type: 'public-health',
        publisher: 'National Center for Complementary and Integrative Health (NCCIH)',
        url: 'https://www.nccih.nih.gov/health/chiropractic-in-depth',
        lang: 'en',
      },
      {
        title: 'Cómo hablar con su médico',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/talkingwithyourdoctor.html',
        lang: 'es',
      },
      {
        title: 'State Board of Chiropractic Examiners',
        type: 'professional',
        publisher: 'Arkansas Department of Health',
        url: 'https://healthy.arkansas.gov/boards-commissions/boards/chiropractic-examiners-arkansas-state-board/',
        lang: 'en',
      },
    ],
    translatedFrom:
      'e24e07 3204de 7d00fc\n488c0e c7de4e 59c28c\ne5f378\n668549 61a4e6\nf60124 e1dfdc c3d4c9\n7e1f99 568b55 643c82\n94d25d 8dc740 7fe46d\n5e0920 5b2b34 be48ca 9e72a2 d136eb 310d2b 67a51c 75e6b8 cee39c 24ba60\nb4aa84 b6b437 df634d\n465f4b fba254 9f864d 6227b6 0d338d 217cc4 09d491\n472fcf 705151 a169fe cde15f\ndd58b2 a10a50 ca7fb6 daabb5\n1f0cb6 414bcf 057729\n62078f f393c7 ec5f58 ec1002 267db5 c1e262 a6a121 f78fd9 01aa01',
    content:
      'Para saber cómo elegir quiropráctico, las estrellas en internet dicen poco; la licencia dice más. En Arkansas es obligatoria para ejercer la quiropráctica y cualquiera puede verificarla. Ese es el primero de nueve consejos. Casi todos los demás se resuelven con una llamada y una conversación franca.\n\nComo somos una clínica de Springdale, no somos imparciales. Por eso la lista vale para cualquier consultorio de la ciudad, incluido el nuestro. Úsela para comparar. Si una respuesta no le convence, siga buscando.\n\n## 1. Verifique la licencia\n\nLa otorga la junta estatal, que se llama Arkansas State Board of Chiropractic Examiners. El registro es público. Busque el nombre y vea si la licencia está vigente, o llame a la junta y pregunte. También puede preguntar si ha habido sanciones.\n\nTener licencia significa haber terminado la carrera en una escuela acreditada y haber aprobado los exámenes nacionales. No dice cómo le van a tratar. Para eso sirven los otros ocho puntos.\n\n## 2. Pregunte qué pasa antes del primer ajuste\n\nEl orden importa: conversación, examen, explicación y su permiso. El tratamiento viene después. Un examen serio observa cómo se mueve usted y revisa fuerza, reflejos y sensibilidad. Incluye preguntas sobre medicinas, lesiones y operaciones.\n\nSi le ofrecen un ajuste a los pocos minutos de llegar, pregunte en qué se basan. Para saber cómo es un comienzo cuidadoso, lea [la primera visita, paso a paso](/blog/first-chiropractic-visit).\n\n## 3. Averigüe cuándo toman radiografías\n\nLa buena respuesta es corta: solo si el examen da un motivo. Una caída fuerte, la posibilidad de huesos frágiles o señales de algo serio pueden serlo. Un dolor común después de acomodar cajas casi nunca lo es. En ese caso la imagen rara vez cambia el plan, y suma radiación y gasto.\n\nHaga una pregunta más: «¿Qué harían diferente después de verla?». Si la respuesta es «nada», puede decir que no.\n\n## 4. Fíjese en los límites tanto como en las ofertas\n\nLos estudios sugieren que la atención manual puede ayudar a algunas personas con dolor lumbar, dolor de cuello y ciertos dolores de cabeza. El beneficio suele ser modesto. Una clínica que lo reconoce ya le está dando información útil.\n\nTenga cuidado con quien ofrece resolver cosas lejanas a la columna, como el asma, las infecciones de oído o la presión. Si se trata de niños, pregunte qué es lo que *no* hacen. Nosotros, por ejemplo, no ajustamos a los bebés.\n\nQuien trabaja con cuidado también le dice cuándo hay que ir primero a otro lado. Llame al 911 o vaya a la sala de emergencias más cercana si tiene:\n\n- Debilidad o adormecimiento repentino en un brazo o una pierna, o dificultad para hablar o caminar.\n- Falta de sensibilidad entre las piernas, o pérdida del control de la orina o de la evacuación.\n- Dolor muy fuerte después de un choque o una caída.\n- Dolor de cabeza o de cuello repentino e intenso, o dolor de espalda con fiebre.\n- Dolor en el pecho o falta de aire.\n\nVea pronto a su médico si el dolor de espalda viene con pérdida de peso sin explicación. Lo mismo si ha tenido cáncer.\n\n## 5. Sepa el precio antes de atenderse\n\nPregunte cuánto cuesta la primera conversación, y después el examen y cualquier prueba. Pregunte quién revisa su seguro médico y si verá su copago y su deducible antes de aceptar. Dos vecinos con tarjeta de la misma compañía pueden tener coberturas distintas. En [seguros médicos](/financial-information/insurance-plans) verá qué conviene preguntar.\n\nSi no tiene seguro, la ley federal le permite pedir por escrito una [estimación de buena fe](/good-faith-estimate). Pídala al menos un día hábil antes del servicio.\n\n## 6. Pregunte mucho y firme despacio\n\nHay lugares que el primer día presentan un paquete largo, pagado por adelantado y con un descuento que vence esa noche. Con dolor es difícil pensar con calma, así que consúltelo con la almohada. Un plan justo puede esperar hasta el jueves.\n\nBusque tres cosas en cualquier plan:\n\n1. **Un motivo.** ¿Qué encontró el examen, en palabras que usted entienda?\n2. **Una fecha de revisión.** ¿Cuándo se verá si está funcionando?\n3. **Una salida.** ¿Qué pasa si lo deja, y qué dinero le devuelven?\n\nEl número de visitas depende de cada caso. Desconfíe si a toda la gente le toca el mismo, o si tratan de asustarle con lo que le va a pasar.\n\n## 7. Que el consultorio quepa en su semana\n\nUn plan que no se puede cumplir sirve de poco. Compare el horario con su vida real: el turno que acaba a media tarde, la salida de la escuela, el regreso de Rogers por la I-49. Pregunte si hay citas para el mismo día, porque el cuello no avisa cuándo se va a trabar.\n\nTambién cuentan los detalles. ¿Hay dónde estacionarse cerca de la puerta? ¿Puede llegar con las botas del trabajo? Si se le dificultan las escaleras o las esperas largas, dígalo al llamar.\n\nY piense en el idioma. Explicar un dolor ya es difícil en el propio. Pregunte quién puede explicarle los resultados en el idioma en que usted piensa, y si es posible contar con intérprete. Otra opción es llevar a una persona adulta de confianza. A los hijos no les toca traducir la salud de sus padres.\n\n## 8. En las reseñas, busque el cómo\n\nLas estrellas orientan poco. Escriben más quienes tuvieron un día estupendo o uno pésimo. Además, la espalda de otra persona no es la suya: que a alguien se le quitara pronto el dolor no dice qué le pasará a usted.\n\nSí sirven para otras preguntas. ¿Explicaron la cuenta? ¿Escucharon? ¿Fue razonable la espera? Lea cómo responde la clínica a una queja. Una contestación serena dice más que cincuenta corazones.\n\nDespués pregunte a gente que le conoce: alguien del trabajo, la persona que entrena a sus hijos, su médico. Que le cuenten lo que les gustó y lo que no.\n\n## 9. Observe si le escuchan\n\nEn diez minutos se sabe mucho. ¿Le dejaron terminar su historia? ¿Preguntaron por su trabajo, su sueño y lo que quiere volver a hacer? ¿Le explicaron cada paso antes de tocarle y esperaron su respuesta?\n\nUsted puede decir «alto» en cualquier momento o pedir un método más suave. También deben hablarle de los riesgos. Quedar con molestias un día es común. Un daño grave, como la lesión de una arteria del cuello, es raro, pero se ha reportado. Si le aseguran que no hay ningún riesgo, no le están contando todo.\n\n## Seis preguntas para elegir quiropráctico\n\n- ¿Está vigente la licencia, y a nombre de quién?\n- ¿Me examinan antes de tratarme?\n- ¿Cuándo toman radiografías?\n- ¿Cuánto me va a costar, y cuándo lo sabré?\n- ¿Cómo decidimos si está funcionando o si no?\n- ¿A quién me mandan si no pueden ayudarme?\n\nAnote las respuestas de dos consultorios y léalas juntas a la mañana siguiente. Para entonces suele verse claro cuál le conviene más.\n\nSi uno de los dos es el nuestro, puede empezar por una [consulta gratuita](/free-consultation). Es una conversación sin costo, y ahí caben todas estas preguntas. Después puede irse a casa a pensarlo.',
    _meta: {
      filePath: 'posts/springdale-chiropractor-guide.es.md',
      fileName: 'springdale-chiropractor-guide.es.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/springdale-chiropractor-guide.es',
    },
  },
  {
    title: 'Ocho ventajas de atenderse en una clínica local de Springdale',
    description:
      'Qué cambia cuando la clínica queda cerca de la casa, la escuela y el trabajo: ocho puntos prácticos y uno que la cercanía no decide.',
    caption: 'Una clínica cerca de casa',
    ask: '¿Busca quiropráctico cerca de Springdale?',
    seo: {
      focus: 'quiropráctico cerca de casa',
      title: 'Quiropráctico cerca de casa en Springdale: 8 ventajas',
      description:
        'Ocho ventajas de tener quiropráctico cerca de casa en Springdale: trayectos cortos, citas para el mismo día y un solo lugar para la familia.',
    },
    sources: [
      {
        title: 'Chiropractic: In Depth',
        type: 'public-health',
        publisher: 'National Center for Complementary and Integrative Health (NCCIH)',
        url: 'https://www.nccih.nih.gov/health/chiropractic-in-depth',
        lang: 'en',
      },
      {
        title: 'Cómo hablar con su médico',
        type: 'public-health',
        publisher: 'MedlinePlus, Biblioteca Nacional de Medicina de EE. UU.',
        url: 'https://medlineplus.gov/spanish/talkingwithyourdoctor.html',
        lang: 'es',
      },
      {
        title:
          'Noninvasive Treatments for Acute, Subacute, and Chronic Low Back Pain: A Clinical Practice Guideline From the American College of Physicians',
        type: 'peer-reviewed',
        publisher: 'Annals of Internal Medicine',
        url: 'https://doi.org/10.7326/M16-2367',
        lang: 'en',
      },
    ],
    translatedFrom:
      '4e37d2 4a70d0 9bec48\n52f1c1 2ebc63 937d65\n4e5721\nf48a15 dd447d\n584b46 536b6b 70ec83 fbf50c\n61b233 7786ac 5d5e37\ne7da62 c87eb2 1df609\n748c73 6717fc 7f5216 4e3aa9\n634d1a 219e6a 611c7f\n92d554 996a1b 008879\n83ea76 697ac4 f71387\n724b06 bd5aeb 638e3a\n658f68 c5529c 7df7c1 83e8d8 62bdc0 db20ae 373df5 309586 33cbf5 231aba 1154ab 68fcba',
    content:
      'Atenderse la espalda suele implicar varias visitas breves. Si la clínica queda lejos, cada una cuesta media jornada y es fácil dejar de ir. Si tiene quiropráctico cerca de casa, de la escuela o de la planta, la visita cabe entre un pendiente y otro.\n\nNosotros somos una clínica local, así que tome nuestra opinión con reserva. Los ocho puntos que siguen son prácticos. Ninguno dice que un ajuste funcione mejor porque la clínica quede a la vuelta. Al final le contamos lo que la distancia no decide.\n\n## 1. Cerca de casa es más fácil seguir el plan\n\nLa primera visita se lleva toda la atención, pero la segunda y la tercera suelen importar igual. En ellas se explican los resultados, se ve si los ejercicios le acomodan y se decide qué sigue. Cuando cada una significa una hora de camino, la gente deja de ir.\n\nAdemás, ir sentado es parte del problema para muchas espaldas. Media hora de tráfico en la I-49 puede despertar el mismo dolor por el que viene. Desde casi todo [Springdale](/springdale-chiropractor), y desde Tontitown y Elm Springs, se llega por calles conocidas. También nos visitan personas de [Fayetteville](/fayetteville-chiropractor), [Rogers](/rogers-chiropractor) y [Bentonville](/bentonville-chiropractor).\n\nCuántas visitas necesita depende de su caso. Si basta con una, también está bien.\n\n## 2. Es más fácil aprovechar una cita para el mismo día\n\nEl cuello puede trabarse al estirar la mano para ponerse el cinturón. Aquí hay citas para el mismo día, aunque no a toda hora. Si vive cerca, puede tomar el espacio que quede, incluso uno que empieza en cuarenta minutos.\n\nUn consejo: llame temprano, cuente qué pasó y diga si tiene adormecimiento o debilidad, o si sufrió una caída. Así podemos decirle si conviene que venga o que vaya antes a otro lugar.\n\n## 3. El horario se acomoda a su día\n\nPiense en una mamá que sale del primer turno, recoge a dos hijos y todavía tiene que hacer la cena. No va a cruzar la región para una cita. Entre la escuela y la casa, tal vez sí.\n\nHay quien viene antes de entrar al turno de la tarde. Otras personas pasan de regreso, con la ropa del trabajo. El horario está en la [página de contacto](/contact); cerramos un rato a mediodía, así que revíselo antes de salir. Díganos a qué hora debe volver. Si el tiempo no alcanza, se lo diremos.\n\n## 4. Su trabajo no necesita tanta explicación\n\nLejos de aquí, pocos saben lo que el deshuese les hace a la muñeca y al hombro. En esta zona, muchas familias tienen a alguien en la línea, en una bodega, en un salón de clases o manejando un tráiler. La primera plática avanza más rápido y los consejos salen más precisos.\n\nImagine tres espaldas en la misma sala de espera. Una pasa el turno de pie sobre cemento, en el frío. Otra maneja de Springdale a Tulsa. La tercera se agacha todo el día sobre pupitres. Las tres dirán «me duele la cintura», pero necesitan planes distintos.\n\nSi el dolor empezó en el trabajo, avise a la empresa por escrito cuanto antes. Pregunte con quién puede atenderse antes de pedir la cita. La razón está en nuestra página sobre [lesiones de trabajo](/symptoms/work-injury).\n\n## 5. Un mismo lugar para varias edades\n\nUna familia se ahorra vueltas si dos personas vienen la misma tarde. La abuela, por sus rodillas y caderas rígidas; el muchacho, por la espalda que le duele después de ensayar con la banda. Adaptamos la fuerza y el ritmo a cada quien.\n\nCon los niños la atención es otra. No ajustamos a los bebés, y antes de la adolescencia no usamos empujes rápidos en el cuello ni en la zona lumbar. Mamá, papá o quien los cuide se queda en el consultorio. Antes de traerlos, lea [cómo atendemos a los niños](/services/pediatric-care). Para todo lo que no sea una molestia sencilla, primero va el pediatra.\n\n## 6. Consejos que caben en lugares de verdad\n\nLos consejos generales se olvidan; los que tienen dirección, menos. «Camine más» se vuelve «salga de Shiloh Square, camine diez minutos por el Razorback Greenway y regrese». «Fortalezca las piernas» se vuelve «suba las gradas mientras sus hijos entrenan fútbol».\n\nTambién podemos hablar de cómo sube el mandado por la escalera o dónde conviene poner la silla del bebé en el carro. Pruebe esto en su próxima cita, con nosotros o en otro lado: lleve una foto de su puesto de trabajo o de su cama. Muchas veces de ahí sale un cambio para esa misma noche.\n\n## 7. Trabajo en equipo con quienes ya le atienden\n\nLa espalda no va sola por la vida. Quizá usted tiene médico familiar, terapia física, partera o alguien que le entrena. Si todos están en la zona, las notas y las llamadas pueden llegar más pronto. Con su permiso, compartimos lo que encontramos y preguntamos lo que ellos saben.\n\nTambién funciona al revés. Si creemos que necesita un análisis de sangre, un estudio de imagen o un especialista, se lo decimos claro. Le sugerimos dónde preguntar, y quizá no tenga que cruzar el estado.\n\n## 8. Alguien a quien preguntarle, también sobre la cuenta\n\nA veces la duda llega dos días después. ¿Es normal que me moleste? ¿Puedo cargar al bebé? ¿Qué quiere decir este renglón de la carta del seguro? Puede pasar o llamar y preguntar.\n\nDel dinero conviene hablar de frente. Revisamos con usted su cobertura y le explicamos qué parte le toca antes de que acepte. Traiga la tarjeta y la carta. Antes de venir puede ver los [seguros médicos](/financial-information/insurance-plans) con los que trabajamos.\n\n## Lo que no resuelve tener quiropráctico cerca de casa\n\nQue el camino sea corto es una comodidad, no un título. Verifique la licencia de cualquier quiropráctico o quiropráctica, de cerca o de lejos. Pregunte si primero hay examen y cómo se deciden las radiografías. Si le conviene más una clínica lejana, vaya allá.\n\nLa distancia tampoco cambia la evidencia. Una guía nacional incluye los ajustes entre varias opciones para el dolor lumbar, con evidencia de baja calidad. El ejercicio, el calor y el tiempo son parte del mismo consejo. Es común quedar con una molestia leve. Un daño grave es raro, pero existe, y lo hablamos antes de tratarle.\n\nY hay problemas que no son para nosotros, aunque le quedemos a un paso. Llame al 911 o vaya a la sala de emergencias más cercana si tiene:\n\n- Debilidad repentina, la cara caída de un lado, dificultad para hablar o para caminar.\n- Adormecimiento en la ingle o la zona genital, o problemas nuevos para controlar la orina o la evacuación.\n- Dolor muy fuerte, o un golpe en la cabeza o el cuello, tras un choque o una caída fuerte.\n- Dolor en el pecho, falta de aire o un desmayo.\n- Dolor de cabeza o de cuello repentino y muy fuerte, como nunca antes.\n- Dolor de espalda o de cuello con fiebre o escalofríos.\n\nVea a su médico en pocos días si baja de peso sin explicación o si el dolor le despierta cada noche. También si le duele la espalda y ha tenido cáncer.\n\nPara los dolores de todos los días, aquí tiene vecinos a quienes preguntar. Pase con su duda o llame antes. Si lo honesto es recomendarle caminar, un baño caliente y otra semana de paciencia, eso le diremos.',
    _meta: {
      filePath: 'posts/springdale-local-chiropractor-benefits.es.md',
      fileName: 'springdale-local-chiropractor-benefits.es.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/springdale-local-chiropractor-benefits.es',
    },
  },
  {
    title: 'El estrés y la columna: por qué se suben los hombros',
    description:
      'Cómo la preocupación se vuelve tensión muscular, por qué el dolor y el mal dormir se alimentan entre sí y qué puede ayudar.',
    caption: 'Cuello y hombros, vistos por detrás',
    pin: 'El músculo que levanta el hombro',
    ask: '¿Tiene dolor de cuello por estrés?',
    seo: {
      focus: 'dolor de cuello por estrés',
      title: 'Dolor de cuello por estrés: cómo llega a la columna',
      description:
        'Hombros tensos, malas noches y dolor de cuello por estrés: cómo llega la tensión a la columna, qué puede dar alivio y cuándo pedir ayuda.',
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
        title: 'Estrés',
        type: 'public-health',
        publisher: 'Organización Mundial de la Salud',
        url: 'https://www.who.int/es/news-room/questions-and-answers/item/stress',
        lang: 'es',
      },
      {
        title: 'Stress effects on the body',
        type: 'professional',
        publisher: 'American Psychological Association',
        url: 'https://www.apa.org/topics/stress/body',
        lang: 'en',
      },
      {
        title:
          'Noninvasive Treatments for Acute, Subacute, and Chronic Low Back Pain: A Clinical Practice Guideline From the American College of Physicians',
        type: 'peer-reviewed',
        publisher: 'Annals of Internal Medicine',
        url: 'https://doi.org/10.7326/M16-2367',
        lang: 'en',
      },
    ],
    translatedFrom:
      'd93784 d48bfb 5c62b2 c6af9d\na234ac 40cc53 9d5670\nea82f7\n35b4bd 33ba78\nce8d78 82193a 190714 8dba86\n6e2264 6308bb a1c252 c8ccb9 e09f85 831f12 18cb7f 5fbcb9 e07e4a\nf76ceb 1ecb9a 0740bc ed0258\n9402e7 6b3080 f1b8d9 707ccc d107f8 9adea4 44811d 7e6857 a750c3\n805894 00b77c 7a9759 d7322a f19695\n798f77 107022 f928f9 baf329 e50640 a48503 0a187f 997559 bb0e29',
    content:
      'Una cuenta que no cuadra, un turno doble, un hijo con fiebre: el cuerpo responde antes que la cabeza. La respiración se acorta, la mandíbula se aprieta y los músculos del cuello y la espalda se tensan. Por un rato, esa reacción ayuda; después puede quedar un dolor de cuello por estrés.\n\nEl problema empieza cuando el rato no se acaba. Tras semanas de fechas de entrega, de horas extras o de pensar en un papá enfermo, la tensión se instala. Aquí la seguimos desde la primera respiración corta hasta la zona lumbar. Después le proponemos un camino de regreso.\n\n## Lo que pasa en el primer minuto\n\nEl cerebro nota una amenaza: un claxon, un mensaje seco, el total de un recibo. No espera a saber qué tan grave es. Suben las hormonas del estrés, el corazón se acelera y los músculos se tensan casi todos a la vez. La Asociación Estadounidense de Psicología lo describe como un reflejo que protege al cuerpo de las lesiones y el dolor.\n\nCuando pasa el susto, los músculos deberían soltarse. Uno suspira, sacude los brazos, se ríe. Una columna que se tensa de vez en cuando no tiene nada malo. Está haciendo su trabajo.\n\nCon el estrés de todos los días, la orden de soltar llega tarde o no llega. A veces ya ni se siente el esfuerzo, igual que dejamos de oír el refrigerador. Hasta que alguien le toca el hombro y usted brinca.\n\n## Un pequeño mapa de la tensión\n\n### Mandíbula y sienes\n\nApretar los dientes pasa desapercibido. Algunas pistas: la mandíbula cansada al despertar, marcas en el borde de la lengua o una banda que oprime la frente. Si le duelen los dientes o se ven gastados, consulte a su dentista.\n\n### Cuello y hombros\n\nLos músculos que levantan los omóplatos también sostienen la cabeza. Cuando trabajan todo el día, se sienten como cuerdas. El dolor de cuello por estrés y el dolor de cabeza por tensión suelen venir juntos. Lo vemos más a fondo en [dolor de cuello](/symptoms/neck-pain) y en [dolor de cabeza y migraña](/symptoms/headache-migraine).\n\n### Costillas y parte alta de la espalda\n\nLa respiración rápida y corta usa la parte alta del pecho. Los músculos pequeños entre las costillas se cansan y empieza a doler un punto entre los omóplatos. El dolor en el pecho es otro asunto; vea la última sección.\n\n### Zona lumbar\n\nMuchos estudios relacionan el estrés laboral con el dolor lumbar, sobre todo cuando se exige mucho y se deja decidir poco. Esos estudios no prueban que uno cause el otro. En el mismo empleo suelen juntarse la carga, las horas de silla y el poco sueño.\n\n## El círculo del estrés, el dolor y las noches cortas\n\nEl dolor vuelve ligero el sueño. Una noche corta deja más sensible el sistema nervioso, y a mediodía la misma espalda duele más. Eso alimenta la preocupación: «¿Y si no aguanto el turno?». La preocupación tensa otra vez los músculos y el círculo se cierra.\n\nPuede verse así. Una trabajadora de la línea se lastima la espalda un martes. Es poca cosa. Pero el mes pasado le recortaron horas y le da miedo faltar. Duerme cuatro horas, se mueve con cuidado y deja de caminar. Dos semanas después, lo más probable es que la lesión ya casi haya sanado, pero el dolor sigue fuerte.\n\nEso no quiere decir que el dolor «está en su mente». Es tan real como cualquiera. Quiere decir que hay más de un lado por donde entrarle. Dormir un poco mejor, caminar un poco más, decir el miedo en voz alta: cada cosa afloja el círculo por su lado.\n\n## Siete minutos para bajar los hombros\n\nHágalo una vez al día durante dos semanas: en el comedor del trabajo, en el carro estacionado o en el porche.\n\n1. **Observe, medio minuto.** Recorra con la atención desde la mandíbula hasta el vientre. No cambie nada todavía.\n2. **Suelte el aire despacio, dos minutos.** Que la salida dure más que la entrada. Si le ayuda contar, cuatro al tomar y seis al soltar.\n3. **Apriete y suelte, dos minutos.** Suba los hombros cinco segundos y déjelos caer. Haga lo mismo con los puños, la cara y los glúteos. Es una versión corta de la relajación progresiva.\n4. **Gire y alcance, un minuto.** Mire despacio sobre cada hombro. Estire hacia arriba un brazo, luego el otro, e inclínese a los lados.\n5. **Camine, minuto y medio.** Vaya al fondo del pasillo y regrese. Deje que los brazos se balanceen.\n\nSi un paso le duele o le marea, sáltelo. No se trata de alcanzar la calma perfecta. Se trata de recordarles a los músculos, una y otra vez, cómo se siente descansar.\n\nEntre una vez y otra sirven los recordatorios. Cada semáforo en rojo de Sunset Avenue puede querer decir «dientes separados, hombros abajo». Una calcomanía en el escáner o en la pantalla hace lo mismo.\n\n## Estrés y dolor de cuello: qué ayuda según los estudios\n\nEl American College of Physicians enumera varias opciones sin medicamentos para el dolor lumbar que lleva meses. Están el ejercicio, la reducción del estrés con atención plena, el yoga, el taichí, la relajación progresiva y la terapia psicológica para el dolor. También están los ajustes de columna, con evidencia de baja calidad. El beneficio suele ser de pequeño a moderado, y ninguna opción le va bien a todo el mundo.\n\nNo se ha demostrado que un ajuste trate el estrés, la ansiedad o la depresión. A algunas personas puede aliviarles el cuello o la espalda, y cuando duele menos quizá mejoren el sueño y el ánimo. Hasta ahí llegamos.\n\nSi viene a vernos, preguntamos por sus días además de por su espalda. En el examen vemos cómo se mueven el cuello, las costillas y la espalda. La atención puede incluir trabajo en los músculos tensos, movimientos suaves o un ajuste, y una rutina para la casa como la de arriba. Puede elegir un método más ligero o decir que no a cualquier parte. Una molestia por un día es común. Un daño grave es raro, pero existe, y se lo explicamos antes.\n\nTambién nos gusta saber con quién cuenta: su médico, una psicóloga, su iglesia, una amistad. Si la angustia o la tristeza llenan casi todos sus días, le sugeriremos buscar ahí antes que otra visita aquí. Hay más en nuestra página sobre el [manejo del estrés](/symptoms/stress-management).\n\n## Cuándo pedir ayuda de inmediato\n\nEl estrés puede parecer un problema del corazón, y al revés. No trate de averiguarlo por su cuenta. Llame al 911 si tiene:\n\n- Dolor u opresión en el pecho, o dolor que se extiende al brazo, la espalda o la mandíbula.\n- Falta de aire, desmayo o latidos muy rápidos que no se calman.\n- Dolor de cabeza repentino y muy fuerte, la cara caída, debilidad de un lado o dificultad para hablar.\n- Dolor de espalda con fiebre, adormecimiento entre las piernas, debilidad en ellas o pérdida del control de la orina o de la evacuación.\n\nSi ha perdido la esperanza o piensa en hacerse daño, llame al 988 a cualquier hora y oprima el 2. También puede enviar la palabra AYUDA por mensaje al 988. Le atienden en español. Si usted o alguien cercano corre peligro ahora, llame al 911.\n\nHaga cita con su médico si el mal dormir, el desánimo, los ataques de pánico o los problemas del estómago duran más de dos semanas. Vaya antes si el dolor de espalda viene con pérdida de peso sin explicación.\n\nLo que se quedó en el cuello y la espalda puede platicarlo con nosotros en una [consulta gratuita](/free-consultation). Mientras tanto, el próximo semáforo es buen lugar para empezar. Dientes separados, hombros abajo y un suspiro largo.',
    _meta: {
      filePath: 'posts/stress-spine-effects.es.md',
      fileName: 'stress-spine-effects.es.md',
      directory: 'posts',
      extension: 'md',
      path: 'posts/stress-spine-effects.es',
    },
  },
]
