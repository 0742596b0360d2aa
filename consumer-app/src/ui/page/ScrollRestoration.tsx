import { Component, useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The last scroll positions by history entry and by page. */
const positions = new Map<string, number>();
let returned: number | undefined;

/** State of a link back (`Link`) in the history. */
export const BACK = { back: true };

const getPath = (page: string): string => page.replace(/\?.*/, '');

const isBack = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'back' in state;

/**
 * Where the person had scrolled to if they came back to this page; undefined for a page that they open for the
 * first time.
 */
export const getReturnPosition = (): number | undefined => returned;

interface Props {
  /** The key with the hash: all entries that a jump within a page makes share a key. */
  entry: string;
  /** Path and query. */
  page: string;
  /** The position to return to, `entry` or `page`; absent for a page that was not left before. */
  returnTo: string | undefined;
}

/**
 * A class, because only `getSnapshotBeforeUpdate` reads the scroll position while the old page still has its
 * height.
 */
class ScrollPositions extends Component<Props> {
  override getSnapshotBeforeUpdate({ entry, page }: Props): null {
    if (entry === this.props.entry) return null;
    // A back link has no query, because the page itself keeps its view, such as a list's order.
    const path = getPath(page);
    const names = path === getPath(this.props.page) ? [entry, page] : [entry, page, path];
    for (const name of names) positions.set(name, window.scrollY);
    return null;
  }
  override componentDidUpdate(previous: Props): void {
    const { entry, page, returnTo = '' } = this.props;
    if (previous.entry === entry) return;
    returned = positions.get(returnTo);
    // The browser itself jumps to a place within the page.
    const isJump = previous.page === page && window.location.hash !== '';
    if (returned !== undefined && !isJump) window.scrollTo(0, returned);
  }
  override render() {
    return null;
  }
}

/**
 * Restores the scroll position of a person who goes back. The router's own component needs a data router, and
 * the browser scrolls before the page is rendered.
 */
export function ScrollRestoration() {
  const location = useLocation();
  const entry = location.key + location.hash;
  const page = location.pathname + location.search;
  const linked = isBack(location.state) ? page : undefined;
  const returnTo = useNavigationType() === NavigationType.Pop ? entry : linked;
  useEffect(() => {
    const { history } = window;
    history.scrollRestoration = 'manual';
    // After a reload the browser restores the position.
    const release = () => {
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', release);
    return () => window.removeEventListener('pagehide', release);
  }, []);
  return <ScrollPositions entry={entry} page={page} returnTo={returnTo} />;
}
