;;; scenario.el --- A spec author's day in a real Emacs  -*- lexical-binding: t -*-

;; emacs --batch -l INIT.EL -l scenario.el FOLDER    one line a step; exit 0 when all passed

(require 'eglot)
(require 'flymake)
(require 'xref)
(require 'cl-lib)

(setq eglot-confirm-server-edits nil
      eglot-report-progress nil
      eglot-sync-connect 10
      create-lockfiles nil
      make-backup-files nil
      xref-show-definitions-function (lambda (fetcher _) (setq author-places (funcall fetcher)))
      xref-show-xrefs-function (lambda (fetcher _) (setq author-places (funcall fetcher))))

(defvar author-places nil "What was last found by name.")
(defvar author-failures 0)
(defvar author-reports 0 "How often findings have been told.")
(defvar author-started (float-time))

(defun author-step (name ok &optional detail)
  "Print one line about something that must hold."
  (unless ok (setq author-failures (1+ author-failures)))
  (princ (format "%s %6d ms  %s%s\n" (if ok "ok  " "FAIL")
                 (* 1000 (- (float-time) author-started)) name
                 (if detail (concat ": " (string-replace "\n" " ⏎ " (format "%s" detail))) "")))
  ok)

(defmacro author-wait (&rest body)
  "Wait until BODY gives something, and return it; nil after six seconds."
  `(let ((stop (+ (float-time) 6)) value)
     (while (and (not (setq value (progn ,@body))) (< (float-time) stop))
       (accept-process-output nil 0.02))
     value))

(cl-defmethod eglot-handle-notification :after
  (_server (_method (eql textDocument/publishDiagnostics)) &rest _)
  (setq author-reports (1+ author-reports)))

(defun author-send ()
  "Tell the server what was typed, which Emacs does when it is idle; a batch never is."
  (eglot--signal-textDocument/didChange))

(defun author-go (pattern)
  "Put the cursor behind the first place of PATTERN."
  (goto-char (point-min))
  (re-search-forward pattern))

(defun author-findings ()
  "The findings of the buffer, as texts."
  (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))

(defun author-text () (buffer-substring-no-properties (point-min) (point-max)))

(defun author-line ()
  (buffer-substring-no-properties (line-beginning-position) (line-end-position)))

(defun author-symbols-under (tree)
  "The names of an outline."
  (cl-loop for (name . rest) in tree
           collect (substring-no-properties name)
           when (and (listp rest) (consp (car-safe rest))) append (author-symbols-under rest)))

(defun author-attach (file)
  (find-file file)
  (author-step "the mode of a spec" (eq major-mode 'a11y-spec-mode) major-mode)
  ;; What `eglot-ensure' does once a command is over; a batch has no commands.
  (unless (eglot-current-server) (apply #'eglot (eglot--guess-contact)))
  (let ((server (eglot-current-server)))
    (author-step "the server attaches" (and server (jsonrpc-running-p server))
                 (format "%s, Emacs %s" (plist-get (eglot--server-info server) :name) emacs-version))
    server))

(defun author-diagnose ()
  (flymake-start)
  (author-step "the spec is clean"
               (and (author-wait (> author-reports 0)) (null (flymake-diagnostics)))
               (author-findings))
  (author-go "role: ")
  (kill-line)
  (insert "slider")
  (author-send)
  (author-step "typing `role: slider' brings a finding"
               (author-wait (cl-find-if (lambda (text) (string-match-p "'slider'" text))
                                        (author-findings)))
               (author-findings))
  (let ((found (car (flymake-diagnostics))))
    (when found
      (author-step "it stands at the word"
                   (equal "slider" (buffer-substring-no-properties
                                    (flymake-diagnostic-beg found) (flymake-diagnostic-end found))))
      ;; Which of them an author takes Emacs asks; here it is the one that the server prefers.
      (eglot-execute (eglot-current-server)
                     (cl-find-if (lambda (action) (plist-get action :isPreferred))
                                 (eglot-code-actions (flymake-diagnostic-beg found)
                                                     (flymake-diagnostic-end found) "quickfix")))
      (author-wait (not (string-match-p "slider" (author-text))))
      (author-send)
      (author-step "the quick fix mends it"
                   (progn (author-go "role: ") (equal (author-line) "    role: button")) (author-line))
      (author-step "the finding goes" (author-wait (null (flymake-diagnostics)))
                   (author-findings)))))

(defun author-read ()
  (let (text)
    (author-go "role: b")
    (eglot-hover-eldoc-function
     (lambda (string &rest _) (setq text (substring-no-properties (or string "")))))
    (author-wait text)
    (author-step "hover quotes the guideline"
                 (and text (string-match-p "should be announced as" text)) text))
  (eglot--update-hints-1 (point-min) (point-max))
  (let ((hints (lambda ()
                 (cl-loop for overlay in (overlays-in (point-min) (point-max))
                          when (overlay-get overlay 'eglot--inlay-hint)
                          collect (substring-no-properties
                                   (or (overlay-get overlay 'before-string)
                                       (overlay-get overlay 'after-string) ""))))))
    (author-wait (funcall hints))
    (author-step "inlay hints say what is said"
                 (cl-find-if (lambda (hint) (string-match-p "Tickets, 3, Increment" hint))
                             (funcall hints))
                 (funcall hints)))
  (let ((names (author-symbols-under (eglot-imenu))))
    (author-step "the outline has platforms and topics"
                 (and (member "iOS" names) (member "announcements" names)) names)))

(defun author-complete ()
  (author-go "role: button")
  (insert "\n    tra")
  (author-send)
  (let* ((found (eglot-completion-at-point))
         (items (mapcar #'substring-no-properties (all-completions "tra" (nth 2 found)))))
    (author-step "completion offers what is missing" (member "traits" items) items))
  (delete-region (line-end-position 0) (line-end-position))
  (author-send))

(defun author-navigate ()
  (author-go "{lab")
  (xref-find-definitions (xref-backend-identifier-at-point 'eglot))
  (author-step "a placeholder leads to its value"
               (equal (mapcar (lambda (item) (xref-location-line (xref-item-location item)))
                              author-places)
                      '(4))
               author-places)
  (find-file (expand-file-name "segmented-control.a11y.yaml" default-directory))
  (unless (eglot-managed-p) (eglot--maybe-activate-editing-mode))
  (author-go "label: Day")
  (backward-char)
  (xref-find-references (xref-backend-identifier-at-point 'eglot))
  (author-step "a segment is found wherever it is named" (> (length author-places) 1)
               (mapcar #'xref-item-summary author-places))
  (let ((before (author-text)))
    (eglot-rename "Today: now")
    (author-send)
    (author-step "a new name is written everywhere, in quotes"
                 (= 3 (how-many "\"Today: now\"" (point-min) (point-max)))
                 (author-line))
    (author-go "Today")
    (eglot-rename "Day")
    (author-send)
    (author-step "and back" (equal before (author-text)) (author-line))))

(defun author-format ()
  (author-go "role: button")
  (beginning-of-line)
  (insert "    name:    Tickets   \n")
  (author-send)
  (eglot-format-buffer)
  (author-step "layout is put right" (string-match-p "\n    name: Tickets\n" (author-text)))
  (set-buffer-modified-p nil))

(defun author-end (server)
  (let ((process (jsonrpc--process server)))
    (eglot-shutdown server nil 3)
    (author-wait (not (process-live-p process)))
    (author-step "the server ends" (eql 0 (process-exit-status process))
                 (process-exit-status process))))

(condition-case problem
    (let* ((folder (file-name-as-directory (car command-line-args-left)))
           (server (author-attach (expand-file-name "stepper.a11y.yaml" folder))))
      (author-diagnose)
      (author-read)
      (author-complete)
      (author-navigate)
      (author-format)
      (author-end server))
  (error (author-step "the driver itself" nil (format "%S" problem))))
(princ (if (= author-failures 0) "all steps passed\n" (format "%d failed\n" author-failures)))
(kill-emacs (if (= author-failures 0) 0 1))
