import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of these pages, with query and hash. */
  to: string;
}

/**
 * A link between these pages. The router's own one brings the prefetching of its framework along,
 * which weighs more than the rest of the router that is used here.
 */
export function Link({ to, onClick, target, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const go = useLinkClickHandler(to, target === undefined ? {} : { target });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    >
      {children}
    </a>
  );
}
