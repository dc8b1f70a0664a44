#!/usr/bin/python3
"""A window of WebKitGTK without bars, as wide as a phone, which WebKitWebDriver starts and drives.

The driver's own MiniBrowser has toolbars and cannot be narrower than they are. Environment: WINDOW_WIDTH, WINDOW_HEIGHT,
WINDOW_USER_AGENT, and WINDOW_LOG, a file for what the console says. What a visit leaves behind ends with the window.
"""
import os

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

# The engine itself writes what a page reports only where no driver drives it. See be-quiet-when-left.ts, too.
REPORT_ERRORS = '''
(() => {
  let isLeft = false;
  addEventListener('beforeunload', () => { isLeft = true; });
  const report = (text) => isLeft || window.webkit.messageHandlers.errors.postMessage(String(text));
  const textOf = (value) => (value && value.stack ? `${value} ${value.stack}` : String(value));
  const { error } = console;
  console.error = (...values) => {
    report(values.map(textOf).join(' '));
    error.apply(console, values);
  };
  addEventListener('error', (event) => {
    if (event.message) report(`Uncaught: ${event.message} ${event.filename}:${event.lineno}:${event.colno}`);
  });
  addEventListener('unhandledrejection', (event) => report(`Unhandled rejection: ${textOf(event.reason)}`));
  addEventListener('securitypolicyviolation', (event) => report(`Refused by policy: ${event.violatedDirective}`));
})();
'''


def read_settings():
    settings = WebKit2.Settings()
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    settings.set_user_agent(os.environ['WINDOW_USER_AGENT'])
    return settings


def listen():
    contents = WebKit2.UserContentManager()
    contents.connect(
        'script-message-received::errors',
        # A line for each.
        lambda _contents, message: print(message.get_js_value().to_string().replace('\n', ' '), flush=True),
    )
    contents.register_script_message_handler('errors')
    script = WebKit2.UserScript.new(
        REPORT_ERRORS,
        WebKit2.UserContentInjectedFrames.ALL_FRAMES,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )
    contents.add_script(script)
    return contents


def open_view(context, settings):
    view = WebKit2.WebView(
        web_context=context, settings=settings, user_content_manager=listen(), is_controlled_by_automation=True
    )
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(int(os.environ['WINDOW_WIDTH']), int(os.environ['WINDOW_HEIGHT']))
    window.add(view)
    window.show_all()
    view.connect('web-process-terminated', lambda _view, reason: print('The page crashed:', reason, flush=True))
    return view


def start_session(context, session, settings):
    info = WebKit2.ApplicationInfo()
    # The driver asks for a browser of this name.
    info.set_name('MiniBrowser')
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect('create-web-view', lambda _session: open_view(context, settings))


def write_log():
    # The driver closes the ways out.
    log = os.open(os.environ['WINDOW_LOG'], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(log, 1)


def main():
    write_log()
    context = WebKit2.WebContext.new_with_website_data_manager(WebKit2.WebsiteDataManager.new_ephemeral())
    context.set_automation_allowed(True)
    context.set_preferred_languages(['ko-KR'])
    settings = read_settings()
    context.connect('automation-started', lambda context, session: start_session(context, session, settings))
    Gtk.main()


main()
