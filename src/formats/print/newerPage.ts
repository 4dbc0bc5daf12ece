/** How often a page looks, in seconds. */
export const LOOKS_EVERY = 12;

/**
 * A page that was saved over itself shows what is new: every so often it opens its own address in a frame that nobody sees, and is loaded again
 * once that holds something else. A page that is missing, or half written, says nothing there, and what is shown stays.
 */
const SCRIPT = [
  '(function(){',
  'var own=document.querySelector("main").innerHTML,frame,local=location.protocol==="file:";',
  // A page of the web tells nobody but its own site what stands on it; a file has no site.
  'if(window.name==="wallist-newer"){parent.postMessage(own,local?"*":location.origin);return}',
  'if(!local&&!/^https?:$/.test(location.protocol))return;',
  'addEventListener("message",function(event){',
  'if(!frame||event.source!==frame.contentWindow||typeof event.data!=="string")return;',
  'if(event.data!==own)location.reload()});',
  'setInterval(function(){',
  'var address=new URL(location.href);address.searchParams.set("newer",Date.now());',
  'if(frame)frame.remove();',
  // A frame anew each time: one that goes on would fill the history of the tab.
  'frame=document.createElement("iframe");frame.name="wallist-newer";frame.hidden=true;frame.src=address.href;',
  'document.body.appendChild(frame)},',
  String(LOOKS_EVERY * 1000),
  ')})()',
].join('');

/** Of SCRIPT as it stands: the page allows this one and no other. test/exchange/newerPage.test.ts has it computed. */
const HASH = 'sha256-TGQrcm4NMruF9vlIapbeBz4mlwiZSp/vuJ4pVFDZbIA=';

/** The page may run this one script, and open its own site within itself. */
export const NEWER_POLICY = `script-src '${HASH}'; frame-src 'self'`;

/** At the end of the page: one that breaks off before has none. */
export const NEWER_SCRIPT = `<script>${SCRIPT}</script>\n`;
