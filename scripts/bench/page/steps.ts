import type { Page } from 'playwright';
import { number } from 'yup';

const milliseconds = async (page: Page, script: string): Promise<number> =>
  number()
    .required()
    .validate(await page.evaluate(script));

const call = (name: string, ...args: readonly string[]): string =>
  `bench.${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;

/** Milliseconds from a step to another path inside the app until `ready` can be used there. */
export const goTo = (page: Page, path: string, ready: string): Promise<number> =>
  milliseconds(page, call('go', path, ready));

/** Milliseconds from the press of a button until `ready` can be used on the page it leads to. */
export const press = (page: Page, button: string, ready: string): Promise<number> =>
  milliseconds(page, call('press', button, ready));

/** Milliseconds from an act until its effect is painted; both are written in the page's language. */
export const painted = (page: Page, act: string, shows: string): Promise<number> =>
  milliseconds(page, `bench.painted(() => {${act}}, () => ${shows})`);
