import type { Page } from 'playwright';
import { number } from 'yup';

const milliseconds = async (page: Page, script: string): Promise<number> =>
  number()
    .required()
    .validate(await page.evaluate(script));

const call = (name: string, ...args: readonly string[]): string =>
  `bench.${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;

/** Measures the milliseconds from a navigation inside the app until `ready` is usable there. */
export const goTo = (page: Page, path: string, ready: string): Promise<number> =>
  milliseconds(page, call('go', path, ready));

/** Measures the milliseconds from the press of a button until `ready` is usable on the next page. */
export const press = (page: Page, button: string, ready: string): Promise<number> =>
  milliseconds(page, call('press', button, ready));

/** Measures the milliseconds from an action until the browser paints its effect; both are JavaScript source. */
export const measurePaint = (page: Page, act: string, shows: string): Promise<number> =>
  milliseconds(page, `bench.painted(() => {${act}}, () => ${shows})`);
