import type { Components, Theme } from '@mui/material/styles';
import type { ColourTokens } from '../../../branding';

/** Overrides inputs: labels above them, and switches that show their state by more than a shade. */
export function buildInputOverrides(colours: ColourTokens): Components<Theme> {
  const ring = { outline: `3px solid ${colours.focusRing}`, outlineOffset: 1 };
  return {
    MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
    // A select beside another field on a phone is as wide as its column.
    RaSelectInput: { styleOverrides: { root: { minWidth: 0 } } },
    MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined' } },
    MuiSelect: { defaultProps: { size: 'small' } },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          maxWidth: 'none',
          marginBottom: 6,
          transform: 'none',
          color: colours.text,
          fontSize: '0.875rem',
          fontWeight: 600,
          lineHeight: 1.5,
          whiteSpace: 'normal',
          '&.Mui-focused, &.Mui-error': { color: colours.text },
        },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          minHeight: 44,
          backgroundColor: colours.surfaceRaised,
          fontSize: '1rem',
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colours.textMuted },
          '&.Mui-focused': ring,
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
            borderWidth: 1,
            borderColor: colours.borderStrong,
          },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': {
            borderWidth: 2,
            borderColor: colours.danger,
          },
          '& .MuiInputAdornment-root': { color: colours.textMuted },
        },
        notchedOutline: {
          top: 0,
          borderColor: colours.borderStrong,
          '& legend': { display: 'none' },
        },
        input: { paddingInline: 12, '&::placeholder': { color: colours.textMuted, opacity: 1 } },
        adornedStart: { '& input': { paddingLeft: 0 } },
        // MUI pads the frame of a text area, so the text in it needs no padding of its own.
        multiline: { paddingInline: 12 },
        inputMultiline: { paddingInline: 0 },
      },
    },
    MuiFormLabel: {
      styleOverrides: {
        root: { fontWeight: 600, '&, &.Mui-focused, &.Mui-error': { color: colours.text } },
        // Optional fields say so; required ones have no mark.
        asterisk: { display: 'none' },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          marginInline: 0,
          marginTop: 6,
          color: colours.textMuted,
          fontSize: '0.875rem',
          lineHeight: 1.5,
          '&.Mui-error': { color: colours.danger, fontWeight: 500 },
        },
      },
    },
    MuiFormControlLabel: { styleOverrides: { root: { gap: 12, marginInline: 0, minHeight: 44 } } },
    RaCheckboxGroupInput: {
      styleOverrides: {
        root: {
          '& .RaCheckboxGroupInput-label': { fontSize: '0.875rem', transform: 'none' },
          '& .MuiFormGroup-root': { columnGap: 32 },
        },
      },
    },
    MuiCheckbox: {
      defaultProps: { size: 'small' },
      styleOverrides: { root: { '&.Mui-focusVisible': { ...ring, borderRadius: 6 } } },
    },
    MuiSwitch: {
      styleOverrides: {
        root: { width: 40, height: 24, padding: 0, overflow: 'visible' },
        track: {
          boxSizing: 'border-box',
          border: `1px solid ${colours.borderStrong}`,
          borderRadius: 12,
          opacity: 1,
          backgroundColor: `color-mix(in srgb, ${colours.text} 14%, ${colours.surfaceRaised})`,
        },
        thumb: {
          boxSizing: 'border-box',
          width: 18,
          height: 18,
          border: `1px solid ${colours.borderStrong}`,
          backgroundColor: colours.surfaceRaised,
          boxShadow: 'none',
        },
        switchBase: {
          padding: 3,
          '&.Mui-checked': { transform: 'translateX(16px)' },
          '&.Mui-checked .MuiSwitch-thumb': { borderColor: 'transparent' },
          '&.Mui-checked + .MuiSwitch-track': {
            borderColor: colours.accentControl,
            backgroundColor: colours.accentControl,
            opacity: 1,
          },
          '&.Mui-focusVisible + .MuiSwitch-track': { ...ring, opacity: 1 },
          '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.55 },
        },
      },
    },
  };
}
