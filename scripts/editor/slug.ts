/** The last part of a web address, from a title: `Lifting groceries: how?` → `lifting-groceries-how`. */
export const slugFrom = (title: unknown): string =>
  String(title ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
