/** Stands in for the choice of machine-translated languages where content/translation.yaml is off. */
export const LanguageChoice = () => null
