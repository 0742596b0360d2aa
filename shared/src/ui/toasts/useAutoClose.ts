import { useEffect, useState } from 'react';

/** A toast closes after this many milliseconds (specification, section 9). */
const TOAST_MS = 3000;

/**
 * Closes a toast after its time, which pauses while the toast has the pointer or the focus. A toast that
 * a person must read starts its time only after the pointer or focus has entered and left it.
 */
export function useAutoClose(mustBeRead: boolean, onClose: () => void, ms = TOAST_MS) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [read, setRead] = useState(!mustBeRead);
  const resting = read && !hovered && !focused;
  useEffect(() => {
    if (!resting) return undefined;
    const timer = setTimeout(onClose, ms);
    return () => clearTimeout(timer);
  }, [resting, onClose, ms]);
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
