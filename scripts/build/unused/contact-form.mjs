/** Stands in for our own contact form where content/embeds.yaml names none. */
export const ContactFormSection = () => null
