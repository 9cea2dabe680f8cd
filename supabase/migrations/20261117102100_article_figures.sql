-- Articles can show a public number: a block `figure` names it, and pages show its current value.

create or replace function private.is_article_block(block jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(block - (case block ->> 'kind'
      when 'opening' then '{kind,text}' when 'heading' then '{kind,id,text}' when 'text' then '{kind,paragraphs}'
      when 'list' then '{kind,isNumbered,items}' when 'script' then '{kind,lines}' when 'quote' then '{kind,lines}'
      when 'questions' then '{kind,items}' when 'steps' then '{kind,items}' when 'links' then '{kind,items}'
      when 'pairs' then '{kind,labels,items}' when 'picture' then '{kind,picture,caption}'
      when 'callout' then '{kind,title,text}' when 'figure' then '{kind,metric,text}' end)::text[] = '{}'
    and jsonb_path_match(block, case block ->> 'kind'
      when 'opening' then '$.text like_regex "[^ ]"'
      when 'heading' then '$.id like_regex "^[a-z0-9-]{1,40}$" && $.text like_regex "[^ ]"'
      when 'text' then 'exists($.paragraphs[*]) && !exists($.paragraphs[*] ? (!(@ like_regex "[^ ]")))'
      when 'list' then '$.isNumbered.type() == "boolean" && exists($.items[*])
        && !exists($.items[*] ? (!(@ like_regex "[^ ]")))'
      when 'script' then 'exists($.lines[*]) && !exists($.lines[*] ? (!(@ like_regex "[^ ]")))'
      when 'quote' then 'exists($.lines[*]) && !exists($.lines[*] ? (!(@ like_regex "[^ ]")))'
      when 'questions' then 'exists($.items[*]) && !exists($.items[*].keyvalue() ? (!(@.key like_regex "^(question|answer)$")))
        && !exists($.items[*] ? (!(@.question like_regex "[^ ]" && @.answer like_regex "[^ ]")))'
      when 'steps' then 'exists($.items[*]) && !exists($.items[*].keyvalue() ? (!(@.key like_regex "^(title|text)$")))
        && !exists($.items[*] ? (!(@.title like_regex "[^ ]" && @.text like_regex "[^ ]")))'
      when 'pairs' then '$.labels.size() == 2 && exists($.items[*])
        && !exists($.items[*].keyvalue() ? (!(@.key like_regex "^(before|after)$")))
        && !exists($.labels[*] ? (!(@ like_regex "[^ ]")))
        && !exists($.items[*] ? (!(@.before like_regex "[^ ]" && @.after like_regex "[^ ]")))'
      when 'links' then 'exists($.items[*]) && !exists($.items[*].keyvalue() ? (!(@.key like_regex "^(label|href)$")))
        && !exists($.items[*] ? (!(@.label like_regex "[^ ]" && @.href like_regex "^/([A-Za-z0-9_.#?=&%-][A-Za-z0-9_./#?=&%-]*)?$")))'
      when 'picture' then '$.picture like_regex "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
        && !exists($.caption ? (!(@ like_regex "[^ ]")))'
      when 'figure' then '$.metric like_regex "^[a-z][a-z0-9_]{1,39}$" && !exists($.text ? (!(@ like_regex "[^ ]")))'
      when 'callout' then '$.text like_regex "[^ ]" && !exists($.title ? (!(@ like_regex "[^ ]")))'
    end::jsonpath, silent => true), false)
$$;
