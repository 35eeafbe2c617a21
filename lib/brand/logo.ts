/** The clinic's own logo: its addresses for light and for dark ground, the size at which pages show it, and whether it holds the name. */
export type Logo = { light: string; dark: string; width: number; height: number; holdsName: boolean }
