/** The English address of the report on accessibility, which the export writes. */
export const conformancePath = '/accessibility-report.txt'
