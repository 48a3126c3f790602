// Opened as files, pages may start no workers. This one runs the search's script in a hidden frame instead; its name is
// the one by which the theme knows that nothing has to be fetched for this.
if (location.protocol === 'file:') {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super()
      const frame = document.createElement('iframe')
      frame.hidden = true
      document.body.append(frame)
      const inside = frame.contentWindow
      inside.postMessage = (data) => this.dispatchEvent(new MessageEvent('message', { data }))
      this.ready = new Promise((loaded) => {
        const script = frame.contentDocument.createElement('script')
        script.src = url
        script.onload = () => loaded(inside)
        frame.contentDocument.body.append(script)
      })
    }

    async postMessage(data) {
      const inside = await this.ready
      inside.dispatchEvent(new inside.MessageEvent('message', { data }))
    }

    terminate() {}
  }
}
