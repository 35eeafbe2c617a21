import type { Config } from 'tailwindcss'

/** The design's tokens, each under one name, for the site, its social cards, its icons and the desk. */
export default {
  content: ['./app/**/*.tsx', './components/**/*.{ts,tsx}'],
  theme: {
    screens: { xs: '480px', sm: '720px', md: '980px', lg: '1240px', xl: '1440px' },
    extend: {
      colors: {
        ink: { DEFAULT: '#10231F', 2: '#3A4F49', 3: '#5F706A' },
        spruce: {
          950: '#0B3331',
          900: '#1B4B47',
          800: '#14534D',
          700: '#2C5955',
          600: '#1C6A60',
          500: '#3C6D67',
          300: '#7FA9A1',
        },
        line: { DEFAULT: '#C6D9CD', 2: '#7E9C90' },
        mist: { DEFAULT: '#E8F0EA', dark: '#CBDCD1' },
        river: { DEFAULT: '#E2EDF0', dark: '#C6DAE0' },
        straw: { DEFAULT: '#FBF1CF', dark: '#EADDA9' },
        fog: '#D3E5DF',
        hickory: { DEFAULT: '#FFC845', dark: '#F2B21C', deep: '#8A5A00', light: '#FFDC85', terrain: '#EFB630' },
        redbud: '#B4245F',
        // The dollar sign as a hill on a contour map.
        contour: {
          DEFAULT: '#3F7F72',
          1: '#E3EFE4',
          2: '#E9F1DF',
          3: '#EEF2DA',
          4: '#F2F1D3',
          5: '#F5EECB',
          6: '#F7EBC2',
        },
      },
      fontFamily: {
        display: ['var(--face-display)', 'Display Stand-in', 'Display Stand-in Android', 'system-ui', 'sans-serif'],
        text: ['var(--face-text)', 'Text Stand-in', 'Text Stand-in Android', 'system-ui', 'sans-serif'],
        // Our fonts hold Latin letters alone: the device's own for words in other scripts, so that no word mixes two faces.
        scripts: ['system-ui', 'Segoe UI', 'Nirmala UI', 'Leelawadee UI', 'Noto Sans', 'Noto Sans Lao', 'sans-serif'],
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
      // The unit of `p-3`, `min-h-11` and so on is in px, as boxes are: only type follows the reader's font size.
      spacing: {
        DEFAULT: '4px',
        gut: 'clamp(20px, 5vw, 64px)',
        sec: 'clamp(40px, 9vw, 136px)',
        // Where a picture overlaps the edge between two bands.
        over: 'calc(clamp(40px, 9vw, 136px) + 40px)',
        wide: 'clamp(48px, 6vw, 88px)',
        tall: 'clamp(32px, 5vw, 64px)',
      },
      // In em: a `ch` of the fallback fonts is another one, and lines would break elsewhere until the web fonts come.
      maxWidth: { page: '1312px', wrap: 'calc(1312px + 2 * clamp(20px, 5vw, 64px))', text: '43.6em' },
      borderRadius: { small: '4px', m: '8px', large: '14px' },
      fontWeight: { heavy: '750' },
      // The checkered scale bar at the edge of a map.
      backgroundImage: {
        scale: 'repeating-linear-gradient(90deg, #10231F 0 40px, #fff 40px 80px)',
        dots: 'radial-gradient(circle at 50% 50%, #0B3331 0 3.5px, transparent 4px)',
        ridges: 'var(--ridges)',
      },
      insetShadow: { current: 'inset 0 -3px #FFC845' },
      boxShadow: {
        menu: '0 10px 30px -12px rgb(11 51 49 / 0.28)',
        slot: '0 30px 70px -30px rgb(11 51 49 / 0.45)',
      },
      transitionDuration: { DEFAULT: '150ms', fast: '150ms', base: '240ms', slow: '600ms' },
      transitionTimingFunction: { DEFAULT: 'ease', way: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    },
  },
} satisfies Config
