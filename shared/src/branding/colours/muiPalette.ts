import type { Tokens } from './tokens';

interface PaletteTone {
  main: string;
  dark: string;
  light: string;
  contrastText: string;
}

/** A palette in the shape that MUI's `createTheme` takes, as plain data. */
export interface MuiPalette {
  mode: 'light' | 'dark';
  /** The accent with text contrast, because MUI uses `primary.main` for text and links. */
  primary: PaletteTone;
  secondary: PaletteTone;
  /** The fill of contained buttons. */
  accent: PaletteTone;
  error: PaletteTone;
  warning: PaletteTone;
  success: PaletteTone;
  info: PaletteTone;
  text: { primary: string; secondary: string; disabled: string };
  divider: string;
  background: { default: string; paper: string };
  action: { hover: string; selected: string; active: string; focus: string };
}

export function buildMuiPalette({ mode, colours }: Tokens): MuiPalette {
  const buildTone = (
    main: string,
    light: string,
    contrastText: string,
    dark = main,
  ): PaletteTone => ({
    main,
    dark,
    light,
    contrastText,
  });
  return {
    mode,
    primary: buildTone(colours.accentText, colours.accentSoft, colours.onAccentText),
    secondary: buildTone(
      colours.textMuted,
      colours.surfaceSunken,
      colours.surfaceRaised,
      colours.text,
    ),
    accent: buildTone(colours.accent, colours.accentSoft, colours.onAccent, colours.accentHover),
    error: buildTone(colours.danger, colours.dangerSoft, colours.onDanger),
    warning: buildTone(colours.warning, colours.warningSoft, colours.onWarning),
    success: buildTone(colours.success, colours.successSoft, colours.onSuccess),
    info: buildTone(colours.info, colours.infoSoft, colours.onInfo),
    text: { primary: colours.text, secondary: colours.textMuted, disabled: colours.borderStrong },
    divider: colours.border,
    background: { default: colours.surface, paper: colours.surfaceRaised },
    action: {
      hover: colours.surfaceSunken,
      selected: colours.accentSoft,
      active: colours.textMuted,
      focus: colours.surfaceSunken,
    },
  };
}
