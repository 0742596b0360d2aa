import { WholeWords } from '@marketplace/shared/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useBrand } from '../../brand';
import { getReturnPosition } from './ScrollRestoration';

export interface PageHeadingProps {
  /** Text of the heading and of the browser's tab. */
  title: string;
  children?: ReactNode;
}

let hasShownPage = false;

/** The h1 of a page. Sets the tab's title, and takes the focus after a navigation unless a field has it. */
export function PageHeading({ title, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { brand } = useBrand();
  // Lets `app/boot.js` repeat a click from before hydration, ahead of any other click.
  useLayoutEffect(() => void window.dispatchEvent(new Event('page-ready')), []);
  useEffect(() => {
    document.title = `${title} | ${brand.name}`;
  }, [title, brand]);
  useEffect(() => {
    const active = document.activeElement;
    const taken = active !== heading.current && heading.current?.closest('main')?.contains(active);
    if (hasShownPage && !taken) {
      heading.current?.focus({ preventScroll: true });
      const returned = getReturnPosition();
      // Focusing scrolls only to a heading out of sight, and may leave the header and the link back above the screen.
      if (returned !== undefined || !window.location.hash) window.scrollTo(0, returned ?? 0);
    }
    hasShownPage = true;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} style={{ outline: 'none' }}>
      {children ?? <WholeWords text={title} />}
    </h1>
  );
}
