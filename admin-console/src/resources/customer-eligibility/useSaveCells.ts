import { getPendingId, toApiError, WAITING_KEY } from '@marketplace/shared/admin';
import { LENDER_RANGES } from '@marketplace/shared/schema';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { PastedCell } from './pastedCells';

/**
 * The server checks each bound against the stored other one, so a range that moves up saves its
 * maximum first.
 */
function orderCells(cells: readonly PastedCell[]): PastedCell[] {
  const ordered = [...cells];
  for (const [low, high] of LENDER_RANGES) {
    const bottom = ordered.findIndex(({ field }) => field.name === low);
    const top = ordered.findIndex(({ field }) => field.name === high);
    const [lower, upper] = [ordered[bottom], ordered[top]];
    if (!lower?.parsed.ok || !upper || bottom > top) continue;
    if (Number(lower.parsed.value) > Number(lower.record[high] ?? Infinity)) {
      ordered[bottom] = upper;
      ordered[top] = lower;
    }
  }
  return ordered;
}

/**
 * Returns a function that saves cells, lender by lender, each based on the version that the table
 * showed. It returns the cells that it could not save, with the reasons, and how many wait for a second
 * admin.
 */
export function useSaveCells() {
  const provider = useDataProvider();
  const queryClient = useQueryClient();
  return async (cells: readonly PastedCell[]) => {
    let waiting = 0;
    const failed = new Map<PastedCell, unknown>();
    const records = new Map(cells.map(({ record }) => [record.id, record]));
    for (const [id, record] of records) {
      let previousData = record;
      for (const cell of orderCells(cells.filter((one) => one.record.id === id))) {
        if (!cell.parsed.ok) continue;
        const data = { ...previousData, [cell.field.name]: cell.parsed.value };
        try {
          const saved = await provider.update<RaRecord>('lenders', { id, data, previousData });
          if (getPendingId(saved.data)) waiting += 1;
          previousData = { ...data, ...saved.data };
        } catch (error) {
          failed.set(cell, toApiError(error) ?? error);
        }
      }
    }
    await queryClient.invalidateQueries({ queryKey: ['lenders'] });
    await queryClient.invalidateQueries({ queryKey: WAITING_KEY });
    return { failed, waiting };
  };
}
