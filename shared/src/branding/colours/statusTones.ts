import type { Mode } from './neutrals';

/** Colours for danger, warning, success and info. All brands share them, so that a colour has the same meaning everywhere. */
export interface StatusTones {
  danger: string;
  onDanger: string;
  dangerSoft: string;
  warning: string;
  onWarning: string;
  warningSoft: string;
  success: string;
  onSuccess: string;
  successSoft: string;
  info: string;
  onInfo: string;
  infoSoft: string;
}

const TONES: Readonly<Record<Mode, StatusTones>> = {
  light: {
    danger: '#B3261E',
    onDanger: '#FFFFFF',
    dangerSoft: '#FDEDEB',
    warning: '#855300',
    onWarning: '#FFFFFF',
    warningSoft: '#FDF3DF',
    success: '#1B6B3A',
    onSuccess: '#FFFFFF',
    successSoft: '#E8F5EC',
    info: '#2A5A94',
    onInfo: '#FFFFFF',
    infoSoft: '#EAF1FA',
  },
  dark: {
    danger: '#FF8A80',
    onDanger: '#101418',
    dangerSoft: '#3A1C1A',
    warning: '#F0B858',
    onWarning: '#101418',
    warningSoft: '#352711',
    success: '#74CF95',
    onSuccess: '#101418',
    successSoft: '#15301F',
    info: '#8FBCEB',
    onInfo: '#101418',
    infoSoft: '#182A40',
  },
};

/** The status colours of a mode. */
export function getStatusTones(mode: Mode): StatusTones {
  return TONES[mode];
}
