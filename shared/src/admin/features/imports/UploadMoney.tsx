import type { Import } from '../../../schema';
import { MoneyFacts } from '../approvals/MoneyFacts';

/** Says what money the rows of a file move; nothing for a file that moves none. */
export function UploadMoney({ upload }: { upload: Import }) {
  const { money_rows, money_total, outlier_rows, outliers } = upload;
  if (money_rows === 0) return null;
  return (
    <MoneyFacts
      total={money_total}
      rows={money_rows}
      outlier_rows={outlier_rows}
      outliers={outliers}
    />
  );
}
