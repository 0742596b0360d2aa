import { useEffect, useState } from 'react';

/** A toast closes after this many milliseconds (specification, section 9). */
const TOAST_MS = 3000;

/** Closes a toast after its time, which begins again after the toast has had the pointer or the focus. */
export function useAutoClose(onClose: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isPaused = hovered || focused;
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(onClose, TOAST_MS);
    return () => clearTimeout(timer);
  }, [isPaused, onClose]);
  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
