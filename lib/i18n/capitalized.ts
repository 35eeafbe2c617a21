/** Capitalize the first letter of a text: `monday` → `Monday`. */
export const capitalized = <Text extends string>(text: Text) =>
  (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<Text>
