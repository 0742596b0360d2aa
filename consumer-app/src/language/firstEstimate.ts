import type { Language } from '@marketplace/shared/i18n';
import type { LoanEstimate } from '@marketplace/shared/lending';
import { proxy, useSnapshot } from 'valtio';

/** An estimate and the language of its lenders' names. */
export interface ShownEstimate {
  readonly estimate: LoanEstimate;
  readonly language: Language;
}

const first = proxy<{ shown: ShownEstimate | undefined }>({ shown: undefined });

/** The estimate that the page's data contains, or the latest one. A file of its own, because the first page's script has it. */
export const getFirstEstimate = (): ShownEstimate | undefined => first.shown;

/** The first estimate for a component, which renders again when another language brings other names. */
export const useFirstEstimate = () => useSnapshot(first).shown;

export const setFirstEstimate = (shown: ShownEstimate | undefined): void => {
  first.shown = shown;
};
