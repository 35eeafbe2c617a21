/** The English address of the accessibility report, which the export writes. */
export const conformancePath = '/accessibility-report.txt'
