import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  label: string;
  className: string | undefined;
  children: ReactNode;
}

/**
 * Contains a table that may be wider than the screen. Touch scrolls it; it takes the keyboard focus
 * only while it overflows.
 */
export function ScrollRegion({ label, className, children }: Props) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => {
      const wider = element.scrollWidth > element.clientWidth;
      element.toggleAttribute('data-wider', wider);
      if (wider) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={region} className={className} role="region" aria-label={label}>
      {children}
    </div>
  );
}
