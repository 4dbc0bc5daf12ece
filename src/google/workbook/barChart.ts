import type { Range, Sheet } from './services';
import type { Area, BarChart } from '../../application/workbook/workbook';

/** Adds a bar chart where the spreadsheet has charts. */
export function addChart(
  sheet: Sheet,
  { title, labels, values, at }: BarChart,
  range: (area: Area) => Range,
): void {
  if (typeof (sheet as { newChart?: unknown }).newChart !== 'function') return;
  const chart = sheet
    .newChart()
    .asBarChart()
    .addRange(range(labels))
    .addRange(range(values))
    .setNumHeaders(1)
    .setOption('title', title)
    .setPosition(at.row + 1, at.column + 1, 0, 0)
    .build();
  sheet.insertChart(chart);
}
