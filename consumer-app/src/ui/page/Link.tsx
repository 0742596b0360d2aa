import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { markPressed } from '../../browser';
import { BACK } from './ScrollRestoration';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this app, with query and hash. */
  to: string;
  /** Whether it leads back to the page that opened this one, to where the person left that page. */
  back?: boolean;
}

/**
 * A link within the app. The router's own `Link` includes framework prefetching, which is larger
 * than everything else used of the router.
 */
export function Link({ to, back = false, onClick, target, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const go = useLinkClickHandler(to, { ...(target && { target }), ...(back && { state: BACK }) });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        go(event);
        // The router prevents the default if it navigates; the next page's code may take its time.
        if (event.defaultPrevented) markPressed(event.currentTarget);
      }}
    >
      {children}
    </a>
  );
}
