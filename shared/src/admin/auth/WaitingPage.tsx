import { Spinner } from '../../ui';
import styles from './waitingPage.module.css';

/** Reads the heading that the server has drawn, in the language that shows; '' if it has drawn none. */
export const readDrawnHeading = (): string =>
  document.querySelector(`[data-waiting] [lang=${document.documentElement.lang}]`)?.textContent ??
  '';

export interface WaitingPageProps {
  heading: string;
  /** Text of the spinner; none while the texts load. */
  label?: string;
}

/** What a person who is signed in sees until the console has loaded: the page's heading, and that it loads. */
export function WaitingPage({ heading, label }: WaitingPageProps) {
  return (
    <main className={styles['page']} data-waiting="" aria-busy="true">
      {heading && <p aria-hidden="true">{heading}</p>}
      {label && <Spinner page label={label} />}
    </main>
  );
}
