export default [
  {
    title: 'Planes de pago directo',
    heading: 'Nuestros planes de pago directo y de bienestar',
    lead: 'Hay quien busca atención quiropráctica sin seguro, quien tiene un deducible alto y quien prefiere pagar sin trámites. Usted puede pagar por su cuenta, con descuentos y planes de pago.',
    seo: {
      focus: 'quiropráctica sin seguro',
      title: 'Quiropráctica sin seguro',
      description:
        'Atención quiropráctica sin seguro o con deducible alto: pregunte por descuentos, planes de pago y planes de bienestar en nuestra clínica.',
    },
    cta: {
      title: 'Pregunte cuánto sería en su caso',
      text: 'Empiece con una plática gratuita. De todo lo demás sabrá el precio antes de decidir.',
    },
    menu: 'Descuentos y planes de pago',
    sources: [
      {
        title: 'No Surprises: understand your rights against surprise medical bills',
        publisher: 'Centers for Medicare & Medicaid Services',
        url: 'https://www.cms.gov/nosurprises',
        lang: 'en',
      },
      {
        title: 'Publication 502, Medical and Dental Expenses',
        publisher: 'Internal Revenue Service',
        url: 'https://www.irs.gov/publications/p502',
        lang: 'en',
      },
    ],
    caption: 'Pago directo: primero los números, después la atención',
    translatedFrom:
      '02e081\n9e1fc4 a76bbb\nd915a8 d3bcce 377dee\ndbc073 518604 f10286\n089821\n7d8947 4bb3c4 a27b76 4b523e eedc57 f8de48 6d8f82 0b0b4d\ne44e6f fee18a b85b05 26f2fc 68c607 938088 3df6f6 7df5fd\nf68643 c3c7f2 4fc723\nd9b3e5 b4f702 52dd51 483a34 b585ff 51ffe3\n322e4a b28769 3e1d4a 782535 180952 3c71c3',
    content:
      '## Quiropráctica sin seguro y sin sorpresas {#self-pay}\n\nPara recibir atención quiropráctica aquí no hace falta tener seguro. Y si lo tiene, tampoco tiene que usarlo. A veces el deducible es tan alto que las primeras visitas las pagaría usted de todos modos. En ese caso, pídanos los dos números y compare.\n\nAsí se hace:\n\n- **Primero platicamos.** La consulta gratuita es una plática. No paga ni firma nada.\n- **Le decimos cuánto cuesta el examen.** También cuánto cuestan las radiografías u otras pruebas, si hacen falta, antes de hacerlas.\n- **Recibe un plan con números.** En la visita del informe de resultados ve qué atención le proponemos, cada cuánto y cuánto cuesta cada parte.\n- **Ve su descuento.** El descuento por pago directo se resta antes de que usted decida. Pida que le anoten las dos cifras.\n\nEl número de visitas depende de lo que usted tenga. Por eso nadie puede darle un total honesto por teléfono. Lo que sí podemos es decirle el precio del siguiente paso, y después, el del que sigue. Si este mes no alcanza el dinero, díganoslo pronto. Tal vez se puedan espaciar las visitas.\n\n## Pagar poco a poco {#payment-plans}\n\nCon un plan de pago, el costo se divide en partes más pequeñas. Ayuda cuando la lesión llega la misma semana que la renta. Las condiciones dependen de la atención que elija, así que las ponemos por escrito con usted.\n\nAntes de firmar un plan de pago, aquí o en otro lugar, pregunte:\n\n- ¿Cuánto es el total y cuánto es cada pago?\n- ¿Qué día vence cada pago y cómo puedo pagarlo?\n- ¿Cobran intereses o algún cargo?\n- ¿Qué pasa si me atraso, si dejo de venir o si necesito menos visitas?\n\nLlévese la hoja a casa si quiere pensarlo. Es más fácil cumplir lo que se entiende bien.\n\n## Planes de bienestar, para cuando ya no duele {#wellness}\n\nSon para quienes deciden seguir viniendo cuando el problema principal ya pasó. Quienes trabajan en una línea de producción, en la escuela o en el reparto a veces los usan en la temporada de más trabajo. Pueden ayudarle a conservar el movimiento y a notar a tiempo una molestia. La evidencia sobre la atención a largo plazo todavía es limitada, y así se lo decimos.\n\nLas visitas de bienestar son voluntarias. Muchos seguros no las pagan, porque las ven como mantenimiento y no como tratamiento. Por eso, casi todos las pagan por su cuenta. En la página de [atención de bienestar](/services/wellness-care) puede ver qué incluye una visita. Si su vida cambia, puede hacer una pausa o dejarlas.\n\n## Su estimación de buena fe {#estimate}\n\nSi no tiene seguro, o si prefiere no usarlo, tiene derecho a recibir por escrito una estimación de los cargos previstos.\n\n- Pídala al menos un día hábil antes del servicio.\n- Guárdela o tómele una foto.\n- Compárela con la cuenta. Si la cuenta sale $400 o más por encima de la estimación, puede impugnarla.\n\nLa estimación no es un contrato. Pedirla tampoco le obliga a atenderse aquí. Los detalles están en la [página sobre la estimación](/good-faith-estimate).\n\n## Si tiene una cuenta HSA o FSA {#hsa}\n\nLas cuentas de ahorro para la salud (HSA) y las de gastos flexibles (FSA) apartan dinero para gastos médicos. El IRS incluye entre esos gastos lo que se paga por atención quiropráctica. Pero cada cuenta tiene sus reglas, sobre todo con las visitas de bienestar. Antes de usar la tarjeta, pregunte a quien administra su cuenta:\n\n- ¿Mi cuenta acepta la atención quiropráctica?\n- ¿También las visitas de bienestar, o solo el tratamiento?\n- ¿Qué recibo necesitan y hasta qué fecha puedo gastar el dinero?\n\nDespués díganos qué le piden, para que nuestro recibo lleve esos datos.',
    _meta: {
      filePath: 'cash-plans.es.md',
      fileName: 'cash-plans.es.md',
      directory: '.',
      extension: 'md',
      path: 'cash-plans.es',
    },
  },
]
