// The page of steps for those who paste: one file that carries the files to paste behind its buttons.
import { SCHEMATICS } from './schematics.mjs';

const drawn = (name, words) =>
  `<figure>${SCHEMATICS[name]()}<figcaption>Drawn, not photographed. ${words}</figcaption></figure>`;

const button = (file, words) =>
  `<button type="button" data-file="${file}">Copy ${words}</button> <span class="said" role="status"></span>`;

/** Text that stands in a script element of the page as JSON. */
const jsonInPage = value =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Text and attributes of HTML. */
const escaped = text =>
  text.replace(/[&<>"]/g, char => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char]);

/** Whether questions can be sent there: a page of the web, or a mailbox. */
export const isAddress = questions => /^(https:\/\/|mailto:[^@\s]+@)\S+$/.test(questions ?? '');

/** Who answers: the address in package.json (`bugs.url`), or whoever passed the zip on. */
const whoAnswers = questions =>
  isAddress(questions)
    ? `<a href="${escaped(questions)}">${escaped(questions.replace(/^mailto:/, ''))}</a>`
    : 'the place where you downloaded this zip, or whoever gave it to you';

/** That nobody is hidden behind the page: whoever made the zip has said who answers, or has not. */
const addressLacking = questions =>
  isAddress(questions) ? '' : ' Whoever made this zip has entered no address for questions.';

/**
 * `files` are the texts to paste by the name of their file in the folder `paste`; `questions` is the address of the web page that takes
 * questions, undefined where there is none.
 * @type {(version: string, files: Readonly<Record<string, string>>, questions?: string) => string}
 */
export const stepsPage = (version, files, questions = undefined) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>Wallist ${version}: into a Google spreadsheet</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Wallist ${version}: into a Google spreadsheet</h1>
<p>Wallist holds Go tournaments in a spreadsheet: formulas rank your wall list, and a panel beside it pairs the next round. Nobody has run
it in Google yet, and no federation has approved it. <a href="docs/your-own-list.html">You have a wall list already?</a> ·
<a href="docs/tutorial.html">A club tournament in ten minutes</a> · <a href="docs/index.html">All of the documentation</a></p>
<p>Ten minutes, a Google account and a browser on a computer. Nothing is installed, and nothing leaves your spreadsheet. The words in
<b>bold</b> are those of Google’s English screens. The pictures are drawn: they show where to click, not how the screen looks.</p>

<p><b>Somebody you know has Wallist already?</b> Then nothing is pasted. Ask for the address of their spreadsheet, shared as
<b>Anyone with the link: Viewer</b>, with <code>/copy</code> in place of <code>/edit</code> and all that follows: whoever opens it is offered a
copy of their own. Google’s window says that “the attached Apps Script file and functionality will also be copied”: that is Wallist. Go on
with step 5. Such a copy is never updated; step 7 says how to make one for others.</p>

<h2>1. Open the script of a spreadsheet</h2>
<p>Make a new spreadsheet (type <code>sheets.new</code> into the address bar) or open your own. Choose <b>Extensions → Apps Script</b>. A new
tab opens: the editor. Sign in with <em>one</em> Google account only in this browser; with several, Google mixes them up in panels.</p>
${drawn('extensions', 'The menu of the spreadsheet.')}

<h2>2. Paste three files</h2>
<ol>
<li>Click <b>Untitled project</b> and call it <code>Wallist</code>: the menu will have this name.</li>
<li>${button('Code.txt', 'Code')}<br>
The file <b>Code.gs</b> is open. Click into it, select all of it (Ctrl+A, on a Mac ⌘A) and paste (Ctrl+V, ⌘V).</li>
<li>Beside <b>Files</b> choose <b>+ → HTML</b> and call it <code>program</code> (Google adds the ending).
${button('program.txt', 'program')}<br>Click into the new file, select all, paste.</li>
<li>Once more <b>+ → HTML</b>, called <code>texts</code>. ${button('texts.txt', 'texts')}<br>Click into it, select all, paste.</li>
</ol>
<p>The files are large: each needs some seconds to appear. If a button does not copy, open the file of that name in the folder <code>paste</code> with a text editor.</p>
${drawn('editor', 'The editor. The names matter: the script looks for its files by them.')}

<h2>3. The manifest (better with it, works without)</h2>
<p>Choose <b>Project Settings</b> (the gear), tick <b>Show "appsscript.json" manifest file in editor</b>, go back to the editor, open
<b>appsscript.json</b>. ${button('appsscript.txt', 'the manifest')}<br>Click into it, select all, paste.</p>
<p>It names the two permissions of Wallist and switches Google’s logging of errors off, because an error may quote a cell. Without it Google
finds the permissions itself; the line <code>@OnlyCurrentDoc</code> in the code keeps them to this one spreadsheet.</p>

<h2>4. Save, and reload the spreadsheet</h2>
${drawn('save', 'Then reload the spreadsheet, not the editor. After some seconds Extensions → Wallist is there.')}

<h2>5. The warning, once</h2>
<p>Choose <b>Extensions → Wallist → Create a tournament</b>. Google asks for your permission. The script is yours and no published product,
so Google warns of an app that it has not verified: you have just pasted it yourself. <b>Advanced → Go to Wallist (unsafe)</b>, tick
<b>both boxes</b> where there are any, then <b>Allow</b>. Afterwards choose the entry of the menu once more: the first click only asked.</p>
${drawn('warning', 'The warning of a script that is not published.')}
<p>Two permissions are right: <em>this spreadsheet</em> and <em>showing a panel in it</em>. If Google asks for more, such as all your
spreadsheets, mail or files, stop and compare what you have pasted.</p>

<p><b>“This app is blocked”, and no <i>Advanced</i>?</b> Some accounts get this. Formulas work all the same: they need no permission. For the
menu paste ${button('one-permission.txt', 'the manifest with one permission')} over <b>appsscript.json</b> as in step 3, save, and reload:
then the menu asks and tells in small windows, and a whole tournament can be held by them. For the panel try another Google account; the
account of a school or company needs its administrator. <a href="docs/google-sheets.html">What else helps</a>.</p>
<p>If you share the spreadsheet: whoever may edit it may edit its script too. Whoever may only view it sees no menu.</p>

<h2>6. Self-test</h2>
<p><b>Extensions → Wallist → More → Self-test</b> makes a sheet <i>Self-test</i>. Wait until nothing says <i>Loading…</i>; then B1 says
whether everything passes. If something fails, send the sheet to ${whoAnswers(questions)}: select its columns A to D, copy, and paste them into
your message. If you have twenty minutes, <a href="docs/rehearsal.html">the dress rehearsal</a> says what else to try, and what to send back.</p>
${drawn('selfTest', 'The menu of Wallist. Its words are in your language where Wallist has it.')}

<h2>7. A template for friends</h2>
<p><b>File → Make a copy</b> gives a spreadsheet that has the script too. A friend who has the link can make a copy of their own (put
<code>/copy</code> in place of <code>/edit</code> and all that follows it in the address), and is asked for permission once, as in step 5.
Share it first: <b>Share → Anyone with the link: Viewer</b>, which is enough to copy. Google’s window says that “the attached Apps Script file
and functionality will also be copied”: that is Wallist. A copy is never updated. Try the link with a second account. Make the copy before
there are players in it.</p>
${drawn('copy', 'A copy of a spreadsheet has a copy of its script.')}

<h2>The first tournament</h2>
<p><a href="docs/your-own-list.html">With a wall list that you have</a>, six lines and a picture; or
<a href="docs/tutorial.html">from nothing, in ten minutes</a>.</p>

<h2>A newer version</h2>
<p>In each spreadsheet that should have it: <b>Extensions → Apps Script</b>, paste the three files of the newer zip over the old ones, save,
reload. All of them: files of two versions do not work together, and say so. Your sheets stay as they are. Formulas keep their old
answers until something that they read changes: type any setting, look, and take it back.</p>

<h2>If something is not as it should be</h2>
<p>Questions, and whatever differs from this page, go to ${whoAnswers(questions)}.${addressLacking(questions)}</p>
<dl>
<dt>No <b>Extensions → Wallist</b></dt><dd>Reload once more and wait for ten seconds. Is everything saved? On phones and tablets there are no
such menus; formulas work there.</dd>
<dt>“No HTML file named program was found”</dt><dd>The file has another name. It has to be <code>program</code>, without an ending typed.</dd>
<dt>“… is of another version than this script”</dt><dd>One of the files is old or not whole: paste all three again.</dd>
<dt>“Google did not evaluate program.html”</dt><dd>Add one more file: <b>+ → Script</b>, called <code>Program</code>, and paste
<code>spare/program-script.txt</code>. This has never been seen: please report it, as said above.</dd>
<dt>Formulas show <code>#NAME?</code></dt><dd>Code.gs is not saved, or belongs to another spreadsheet.</dd>
<dt>A formula ends with an error after half a minute</dt><dd>30 seconds are Google’s limit for one formula. Several thousand players are too
many for NEXTROUND: pair them in the panel, which has six minutes.</dd>
<dt>“You do not have permission to call Ui.showSidebar”, or small windows in place of the panel</dt><dd>One of the two boxes was not ticked:
<b>Extensions → Wallist → More → Help</b> lets Google ask again.</dd>
<dt>What was pasted became dates</dt><dd>Paste with <b>Ctrl+Shift+V</b> (⌘⇧V), or into the box of the panel: cells keep their text format then.</dd>
<dt>The panel stays empty</dt><dd>Several Google accounts in one browser: use a private window with one.</dd>
</dl>
</main>
<script type="application/json" id="files">${jsonInPage(files)}</script>
<script>${SCRIPT}</script>
</body>
</html>
`;

const STYLE = `
body { margin: 0; font: 17px/1.5 system-ui, sans-serif; color: #1b1b1f; background: #fff; }
main { max-width: 44rem; margin: 0 auto; padding: 1rem 1.25rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.25; } h2 { font-size: 1.2rem; margin: 2.2rem 0 .4rem; }
li { margin: .6rem 0; } dt { margin-top: .8rem; } dd { margin-left: 1.2rem; }
code { background: #eef0f3; padding: .05em .3em; border-radius: 3px; }
button { font: inherit; padding: .35em .9em; border: 0; border-radius: 4px; background: #1a5fd0; color: #fff; cursor: pointer; }
button:focus-visible { outline: 3px solid #1b1b1f; outline-offset: 2px; }
figure { margin: 1rem 0; } svg { width: 100%; height: auto; } figcaption { color: #4a4e57; font-size: .9rem; }
@media print { button, .said { display: none; } }
`;

const SCRIPT = `
const files = JSON.parse(document.getElementById('files').textContent);
const copyBySelection = text => {
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
};
const copy = text =>
  navigator.clipboard
    ? navigator.clipboard.writeText(text).then(() => true, () => copyBySelection(text))
    : Promise.resolve(copyBySelection(text));
for (const button of document.querySelectorAll('button[data-file]')) {
  button.addEventListener('click', async () => {
    const done = await copy(files[button.dataset.file]);
    for (const said of document.querySelectorAll('.said')) said.textContent = '';
    button.nextElementSibling.textContent = done ? 'Copied: now paste.' : 'Not copied: open paste/' + button.dataset.file + '.';
  });
}
`;
