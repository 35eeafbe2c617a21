/** Stands in for the hidden fields that Headless UI keeps for forms (`name`): the forms here send their own. */
export function FormFields() {
  throw new Error('`name` is left out of the build: headless-ui.mjs')
}
export const FormFieldsProvider = ({ children }) => children
export const HoistFormFields = ({ children }) => children
