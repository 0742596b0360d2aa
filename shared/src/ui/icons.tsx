import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** A tick in a circle. */
export function SuccessIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7.5" />
      <path d="m6.7 10.2 2.3 2.3 4.4-4.8" />
    </Icon>
  );
}

/** An i in a rounded square. */
export function InfoIcon() {
  return (
    <Icon>
      <rect x="2.75" y="2.75" width="14.5" height="14.5" rx="4" />
      <path d="M10 9.2v4M10 6.6v.1" />
    </Icon>
  );
}

/** An exclamation mark in a triangle. */
export function WarningIcon() {
  return (
    <Icon>
      <path d="M10 3 2.6 16.2h14.8L10 3Z" />
      <path d="M10 8.2v3.4M10 13.8v.1" />
    </Icon>
  );
}

/** An exclamation mark in an octagon. */
export function ErrorIcon() {
  return (
    <Icon>
      <path d="M6.9 2.5h6.2l4.4 4.4v6.2l-4.4 4.4H6.9l-4.4-4.4V6.9l4.4-4.4Z" />
      <path d="M10 6.4v4.2M10 13.4v.1" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m5 5 10 10M15 5 5 15" />
    </Icon>
  );
}

export function CalendarIcon() {
  return (
    <Icon>
      <rect x="3" y="4.25" width="14" height="12.75" rx="2.5" />
      <path d="M3 8.25h14M6.75 2.5v3M13.25 2.5v3" />
    </Icon>
  );
}
