export type Mode = 'light' | 'dark';

/** The cool greys that all brands share. */
export const NEUTRALS = {
  light: {
    surface: '#F7F8FA',
    surfaceRaised: '#FFFFFF',
    surfaceSunken: '#EFF1F4',
    border: '#DDE1E7',
    borderStrong: '#7B8694',
    text: '#15191F',
    textMuted: '#535D6B',
  },
  dark: {
    surface: '#0F1216',
    surfaceRaised: '#171B21',
    surfaceSunken: '#1E232A',
    border: '#2D343D',
    borderStrong: '#7A8593',
    text: '#E9ECF0',
    textMuted: '#A5AEBA',
  },
} as const satisfies Record<Mode, Record<string, string>>;
