import { useSearchParams } from 'react-router-dom';
import { getDeviceToday } from '../../../format';
import { validate } from '../../../schema';
import {
  getPresetPeriod,
  MONTH_PRESETS,
  type Period,
  periodSchema,
  type Preset,
} from '../../data/period';

/** The chosen period and its days as of today. */
export interface ChosenPeriod extends Period {
  choice: Preset | 'custom';
}

/** The period in an address; the last 30 days if it names no valid one. */
export function parsePeriod(search: URLSearchParams, today: string): ChosenPeriod {
  const preset = MONTH_PRESETS.find((one) => one === search.get('period'));
  if (preset) return { choice: preset, ...getPresetPeriod(preset, today) };
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  if (validate(periodSchema(today), { from, to }).ok) return { choice: 'custom', from, to };
  return { choice: 'last_30_days', ...getPresetPeriod('last_30_days', today) };
}

/** The period of a page, from the address, so that a reload, a link and Back keep it. */
export function usePeriod() {
  const [search, setSearch] = useSearchParams();
  const period = parsePeriod(search, getDeviceToday());
  const choose = (next: Preset | Period) =>
    setSearch((known) => {
      const others = [...known].filter(([name]) => !['period', 'from', 'to'].includes(name));
      const own = typeof next === 'string' ? { period: next } : { from: next.from, to: next.to };
      return new URLSearchParams([...others, ...Object.entries(own)]);
    });
  return [period, choose] as const;
}
