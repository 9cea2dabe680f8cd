import "react"

// Buttons that command an element, and dialogs that say what closes them: HTML that React's types do not know.
declare module "react" {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: string
    commandfor?: string
  }
  interface DialogHTMLAttributes<T> extends HTMLAttributes<T> {
    closedby?: "any" | "closerequest" | "none"
  }
}
