import type { Config } from 'tailwindcss'

/** The design's tokens. Utilities read them directly; the style sheets through `theme()` (see app/styles/tokens.css). */
export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  theme: {
    extend: {
      colors: {
        ink: { DEFAULT: '#10231F', 2: '#3A4F49' },
        spruce: { 950: '#0B3331', 800: '#14534D', 600: '#1C6A60' },
        line: { DEFAULT: '#C6D9CD', 2: '#7E9C90' },
        mist: '#E8F0EA',
        river: '#E2EDF0',
        straw: '#FBF1CF',
        fog: '#D3E5DF',
        hickory: { DEFAULT: '#FFC845', dark: '#F2B21C', light: '#FFDC85' },
        redbud: '#B4245F',
      },
      fontFamily: {
        display: [
          'var(--font-national-park)',
          'Display Stand-in',
          'Display Stand-in Android',
          'system-ui',
          'sans-serif',
        ],
        text: ['var(--font-figtree)', 'Text Stand-in', 'Text Stand-in Android', 'system-ui', 'sans-serif'],
      },
      fontSize: {
        hero: 'clamp(2.75rem, 1.5rem + 4.6vw, 5.25rem)',
        t1: 'clamp(2.5rem, 1.6rem + 3.4vw, 4.25rem)',
        t2: 'clamp(2rem, 1.45rem + 2.2vw, 3.375rem)',
        t3: 'clamp(1.5rem, 1.3rem + 0.8vw, 2rem)',
        t4: '1.3125rem',
        lead: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)',
        body: '1.0625rem',
        small: '0.9375rem',
      },
      spacing: { gut: 'clamp(20px, 5vw, 64px)', sec: 'clamp(72px, 9vw, 136px)' },
      maxWidth: { page: '1312px', prose: '68ch' },
      borderRadius: { s: '4px', m: '8px', l: '14px' },
      boxShadow: {
        menu: '0 10px 30px -12px rgb(11 51 49 / 0.28)',
        slot: '0 30px 70px -30px rgb(11 51 49 / 0.45)',
      },
      transitionDuration: { fast: '150ms', base: '240ms', slow: '600ms' },
      transitionTimingFunction: { way: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      screens: { sm: '720px', md: '980px', lg: '1240px' },
    },
  },
} satisfies Config
