/** Parts of an .ods file as LibreOffice writes them. */
import { strToU8, zipSync } from 'fflate';

const SPACES = [
  'office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"',
  'table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"',
  'text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"',
  'style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"',
  'number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0"',
  'fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
  'config="urn:oasis:names:tc:opendocument:xmlns:config:1.0"',
  'calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"',
]
  .map(space => `xmlns:${space}`)
  .join(' ');

const STYLES = `
  <number:text-style style:name="N100"><number:text-content/></number:text-style>
  <style:style style:name="co1" style:family="table-column"><style:table-column-properties style:column-width="2.54cm"/></style:style>
  <style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>
  <style:style style:name="ce1" style:family="table-cell" style:data-style-name="N100"/>
  <style:style style:name="ce2" style:family="table-cell"><style:text-properties fo:font-weight="bold"/><style:table-cell-properties fo:background-color="#E8EAED"/></style:style>`;

export const file = (sheets: string, settings = '', styles = STYLES): Uint8Array =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(
      `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${SPACES}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${sheets}</office:spreadsheet></office:body></office:document-content>`,
    ),
    ...(settings && {
      'settings.xml': strToU8(`<office:document-settings ${SPACES}>${settings}</office:document-settings>`),
    }),
  });

export const text = (value: string, more = ''): string =>
  `<table:table-cell office:value-type="string" calcext:value-type="string"${more}><text:p>${value}</text:p></table:table-cell>`;
export const number = (value: string, shown = value): string =>
  `<table:table-cell office:value-type="float" office:value="${value}" calcext:value-type="float"><text:p>${shown}</text:p></table:table-cell>`;
export const row = (...cells: readonly string[]): string =>
  `<table:table-row>${cells.join('')}</table:table-row>`;
export const table = (name: string, rows: string, more = ''): string =>
  `<table:table table:name="${name}"${more}><table:table-column table:style-name="co1" table:default-cell-style-name="ce1" table:number-columns-repeated="16384"/>${rows}<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`;
