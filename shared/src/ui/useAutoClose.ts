import { useEffect, useState } from 'react';

/** A toast closes by itself after so many milliseconds (specification, section 9). */
const toastMs = 3000;

/**
 * Closes a toast after its time, which stands still while the pointer or the focus is on it. One
 * that has to be read starts its time only once either has been on it and left.
 */
export function useAutoClose(mustBeRead: boolean, onClose: () => void) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [read, setRead] = useState(!mustBeRead);
  const resting = read && !hovered && !focused;
  useEffect(() => {
    if (!resting) return undefined;
    const timer = setTimeout(onClose, toastMs);
    return () => clearTimeout(timer);
  }, [resting, onClose]);
  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => {
      setHovered(false);
      setRead(true);
    },
    onFocus: () => setFocused(true),
    onBlur: () => {
      setFocused(false);
      setRead(true);
    },
  };
}
